import { canonicalEmail } from '../users/email'

/** What a buyer fills in about a gift; `isGift` is 'yes' or empty. */
export type GiftForm = {
  isGift: string
  giftName: string
  giftEmail: string
  giftDay: string
  giftWords: string
}

/** What is wrong with it, field by field, in the words of the server. Nothing is asked of what is no gift. */
export function checkGift({ isGift, giftName, giftEmail }: GiftForm): { [Field in keyof GiftForm]?: string } {
  if (isGift === '') return {}
  return {
    ...(giftName.trim() === '' ? { giftName: 'Please say who it is for' } : {}),
    ...(canonicalEmail(giftEmail) === null ? { giftEmail: 'Please enter a valid email address.' } : {}),
  }
}
