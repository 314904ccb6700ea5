import type { CheckboxField, GroupField } from 'payload'
import type { Offer } from '@/src/domain/settings/offers'

/**
 * What a shop does not offer is on none of its pages, and nobody can buy it any more. What was bought before goes on: a gift is
 * accepted, a group keeps its places, a reader can leave the newsletter.
 */
export const offersField: GroupField = {
  name: 'offers',
  label: 'What this shop offers',
  type: 'group',
  admin: {
    description:
      'What is switched off is on no page within seconds, and cannot be bought. What was bought before goes on working. Payment by invoice is switched further down.',
  },
  fields: [
    offer('gifts', 'Gifts', 'Buyers may pay for somebody else.'),
    offer('groups', 'Groups', 'Licences with places are shown and sold. Staff may sell them all the same.'),
    offer('discounts', 'Discount codes', 'At the payment there is a box for a code.'),
    offer('newsletter', 'Newsletter', 'Visitors may sign up below the resources.'),
  ],
}

function offer(name: Offer, label: string, description: string): CheckboxField {
  return { name, label, type: 'checkbox', defaultValue: true, admin: { description } }
}
