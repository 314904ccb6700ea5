import type { PageSeed } from '../../content'
import { organization } from '../organization'

/** A starting text in plain words. A provider has it checked by counsel before going live. */
export const termsAndConditions: PageSeed = {
  slug: 'terms-and-conditions',
  title: 'Terms and conditions',
  meta: {
    description:
      'The rules for using this site, buying programs and services, refunds, and what our programs are not.',
  },
  layout: [
    {
      block: 'rich-text',
      content: `
These are the rules for using this site and for buying from us. "We" means ${organization.legalName}, and "you" means the person who uses the site.

## Education, not medical care

Our programs and services are education. They do not diagnose or treat anything, and they do not replace your doctor, nurse, pharmacist or therapist. Please ask your care team before you change medicines, food or exercise. In an emergency, call 9-1-1.

## Your account

To buy a program you need an account. Please give correct details, keep your password to yourself, and tell us if you think that somebody else has used your account. An account is for one person.

## Prices and payment

All prices are in Canadian dollars. The total you see before you pay is the total you pay. You can pay by card or PayPal, or ask for an invoice. If you pay by invoice, your program opens when the payment has arrived.

A discount code can be used once per order, within its limits. It has no cash value.

## What you get

When you buy a program, you may read it, download its worksheets and print them for your own use, for as long as we offer the program and you have an account. Please do not share your sign-in, and do not copy or sell our materials. Organizations that would like to use PMFP with groups need a [group licence](/pmfp-group-licensing-page).

Services take place on dates that we agree with you. If we have to cancel, you may choose another date or have your money back.

## Changing your mind

If a program is not what you hoped for, write to us within 30 days of buying it and we will refund the price. Access to the program ends with the refund. You do not have to give a reason. Your rights under the consumer law of your province are not affected.

## Using the site fairly

Please do not try to get into parts of the site that are not meant for you, disturb others, or upload anything harmful. We may close an account that does so.

## Our responsibility

We take care that our programs are correct and that the site works, but we cannot promise that it will never be interrupted or free of mistakes. As far as the law allows, our liability is limited to the price you paid.

## Changes and law

We may change these terms. For an order, the terms on the day of the order apply. These terms are governed by the laws of Ontario and of Canada, and, if you are a consumer, by the mandatory rules of the province you live in.

## Questions

Write to [${organization.email}](mailto:${organization.email}) or call ${organization.phone}. We would rather answer a question than win an argument.`,
    },
  ],
}
