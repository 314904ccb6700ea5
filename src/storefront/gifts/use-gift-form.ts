'use client'

import { checkGift, type GiftForm } from '@/src/domain/gifts/check-gift'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { dayIn } from '@/src/domain/time/days'
import { useDraft } from '../state/use-draft'
import { type Form, useForm } from '../state/use-form'

const EMPTY: GiftForm = { isGift: '', giftName: '', giftEmail: '', giftDay: '', giftWords: '' }
const FIELDS = Object.keys(EMPTY) as (keyof GiftForm)[]

type Gift = { name: string; email: string; day: string | null; message: string }
export type GiftChoice = { form: Form<GiftForm>; isGift: boolean; details: () => Gift | undefined }

/** Whom the cart is for. Kept while this cart is paid, so that the page for an invoice, or a second try, knows it too. */
export function useGiftForm(userId: string, productIds: readonly string[]): GiftChoice {
  const owner = `${userId} ${[...productIds].sort().join(' ')}`
  const { form } = useDraft(useForm(EMPTY, check), { name: 'gift', owner, fields: FIELDS })
  const { isGift, giftName, giftEmail, giftDay, giftWords } = form.values
  const details = () =>
    isGift === ''
      ? undefined
      : { name: giftName.trim(), email: giftEmail.trim(), day: giftDay || null, message: giftWords.trim() }
  return { form, isGift: isGift !== '', details }
}

/** Which day it is where the shop is: the first on which a gift can be sent. */
export function firstGiftDay(): string {
  return dayIn(BUSINESS_TIME_ZONE, new Date())
}

function check(form: GiftForm) {
  return checkGift(form, firstGiftDay())
}
