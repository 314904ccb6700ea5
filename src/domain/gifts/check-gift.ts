import type { Day } from '../time/days'
import { canonicalEmail } from '../users/email'

/** Today, where the shop is, or later. */
export const GIFT_DAY_PAST = 'Please choose today or a later day.'

/** What a buyer fills in about a gift; `isGift` is 'yes' or empty. */
export type GiftForm = {
  isGift: string
  giftName: string
  giftEmail: string
  giftDay: string
  giftWords: string
}

/** What is wrong with it, field by field, in the words of the server. Nothing is asked of what is no gift. */
export function checkGift(
  { isGift, giftName, giftEmail, giftDay }: GiftForm,
  today: Day,
): { [Field in keyof GiftForm]?: string } {
  if (isGift === '') return {}
  return {
    ...(giftName.trim() === '' ? { giftName: 'Please say who it is for' } : {}),
    ...(canonicalEmail(giftEmail) === null ? { giftEmail: 'Please enter a valid email address.' } : {}),
    ...(isPast(giftDay, today) ? { giftDay: GIFT_DAY_PAST } : {}),
  }
}

/** No day is today. */
export function isPast(day: Day | null, today: Day): boolean {
  return Boolean(day) && (day ?? '') < today
}
