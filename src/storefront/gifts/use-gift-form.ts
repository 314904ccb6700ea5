'use client'

import { checkGift, type GiftForm } from '@/src/domain/gifts/check-gift'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { dayIn } from '@/src/domain/time/days'
import { useOffers } from '../offers/offers'
import { useDraft } from '../state/use-draft'
import { type Form, useForm } from '../state/use-form'

const EMPTY: GiftForm = { isGift: '', giftName: '', giftEmail: '', giftDay: '', giftWords: '' }
const FIELDS = Object.keys(EMPTY) as (keyof GiftForm)[]

type Gift = { name: string; email: string; day: string | null; message: string }
export type GiftChoice = {
  form: Form<GiftForm>
  isGift: boolean
  /** Whether this shop sells gifts; what was typed while it did is not sent any more. */
  isOffered: boolean
  details: () => Gift | undefined
}

/** Whom the cart is for. Kept while this cart is paid, so that the page for an invoice, or a second try, knows it too. */
export function useGiftForm(userId: string, productIds: readonly string[]): GiftChoice {
  const { gifts: isOffered } = useOffers()
  const owner = `${userId} ${[...productIds].sort().join(' ')}`
  const { form } = useDraft(useForm(EMPTY, isOffered ? check : nothingWrong), {
    name: 'gift',
    owner,
    fields: FIELDS,
  })
  const { giftName, giftEmail, giftDay, giftWords } = form.values
  const isGift = isOffered && form.values.isGift !== ''
  const details = () =>
    isGift
      ? { name: giftName.trim(), email: giftEmail.trim(), day: giftDay || null, message: giftWords.trim() }
      : undefined
  return { form, isGift, isOffered, details }
}

/** Which day it is where the shop is: the first on which a gift can be sent. */
export function firstGiftDay(): string {
  return dayIn(BUSINESS_TIME_ZONE, new Date())
}

function check(form: GiftForm) {
  return checkGift(form, firstGiftDay())
}

function nothingWrong() {
  return {}
}
