import type { PageSeed } from '../../content'
import { organization } from '../organization'

/** A starting text in plain words. A provider has it checked by counsel before going live. */
export const privacyPolicy: PageSeed = {
  slug: 'privacy-policy',
  title: 'Privacy policy',
  meta: {
    description:
      'What we know about you, why, who else sees it, how long we keep it, and what you can ask of us.',
  },
  layout: [
    {
      block: 'rich-text',
      content: `
This page says what we know about you, why, and what you can ask of us. We have tried to write it so that it can be read.

## The short version

- We ask only for what we need to run your account, your orders and your programs.
- Your answers to questions in a program are yours. We do not read them and we do not pass them on.
- We never sell information about you.
- You can see, correct or have deleted what we hold, by writing to [${organization.email}](mailto:${organization.email}).

## What we collect, and why

**Your account:** name, email address and password. We need these to let you in. Your password is stored in a form that nobody can read, not even we.

**Your orders:** what you bought, your billing address, and how you paid. We need these for receipts, refunds and our books. Card numbers go to the payment provider directly. We never see or store them.

**Your programs:** which lessons you have opened or marked as done, so that your place is kept.

**Your messages:** what you send us by email, telephone or form, so that we can answer.

**Our newsletter:** your email address, if you asked for it. Every issue has a link to unsubscribe.

## Health information

Owning a program may say something about your health. We treat it with that in mind: only staff who need it to help you can see which programs you own, and we do not use it for advertising.

## Cookies

We use a small number of cookies that the site needs in order to work, such as the one that keeps you signed in. Anything beyond that is off until you say yes. You can change your choice at any time.

## Who else sees your information

- **The payment provider**, to carry out a payment.
- **Companies that run our servers and send our email**, on our instructions only.
- **Authorities**, where the law requires it.

Some of these companies may store information outside your province or outside Canada. There, the laws of that place apply.

## How long we keep it

We keep your account for as long as you use it. We keep records of orders for as long as tax law requires. When you close your account, we delete or anonymize the rest.

## Your rights

You may ask what we hold about you, have mistakes corrected, withdraw a consent, or ask us to delete your account. We answer within 30 days and it costs nothing. If you are not satisfied with our answer, you may turn to the Office of the Privacy Commissioner of Canada or to the privacy authority of your province.

## Who is responsible

${organization.legalName} is responsible for your information. Our privacy officer can be reached at [${organization.email}](mailto:${organization.email}), by telephone at ${organization.phone}, or by mail at the address on our [contact page](/contactus).

If we change this policy in a way that matters to you, we will tell you by email before it takes effect.`,
    },
  ],
}
