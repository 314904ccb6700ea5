'use client'

import type { GiftForm } from '@/src/domain/gifts/check-gift'
import { useMessages } from '../languages/language-provider'
import { CheckboxField } from '../ui/checkbox-field'
import { Stack } from '../ui/stack'
import { TextField } from '../ui/text-field'
import { TextareaField } from '../ui/textarea-field'
import { firstGiftDay, type GiftChoice } from './use-gift-form'

/** At the payment: for oneself, or for whom and when. */
export function GiftFields({ gift: { form, isGift, isOffered } }: { gift: GiftChoice }) {
  const t = useMessages('gifts')
  const field = (name: keyof GiftForm) => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => form.change({ [name]: event.target.value }),
    onBlur: () => form.blur(name),
  })
  if (!isOffered) return null
  return (
    <section>
      <CheckboxField
        name="isGift"
        label={t('isGift')}
        hint={t('isGiftHint')}
        checked={isGift}
        onChange={(event) => form.change({ isGift: event.target.checked ? 'yes' : '' })}
      />
      {isGift ? (
        <Stack>
          <TextField label={t('theirName')} autoComplete="off" maxLength={100} {...field('giftName')} />
          <TextField
            type="email"
            label={t('theirEmail')}
            autoComplete="off"
            maxLength={254}
            {...field('giftEmail')}
          />
          <TextField
            type="date"
            label={t('day')}
            hint={t('dayHint')}
            min={firstGiftDay()}
            required={false}
            {...field('giftDay')}
          />
          <TextareaField
            label={t('words')}
            rows={3}
            maxLength={1_000}
            required={false}
            {...field('giftWords')}
          />
        </Stack>
      ) : null}
    </section>
  )
}
