'use client'

import type { Discount } from 'payload-plugin-digital-commerce/client'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../languages/language-provider'
import { useOffers } from '../offers/offers'
import { takeFocus } from '../state/take-focus'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { Notice } from '../ui/notice'
import { TextField } from '../ui/text-field'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './discount-box.module.css'

/** The box for a discount code where the shop takes codes, with Apply; once one applies, the code and the way to take it back. */
export function DiscountBox({ discount, disabled }: { discount: Discount; disabled: boolean }) {
  const t = useMessages('checkout')
  const { discounts } = useOffers()
  const [code, setCode] = useState('')
  const [pressed, setPressed] = useState<'apply' | 'remove' | null>(null)

  if (discount.applied) {
    return (
      <div className={styles.applied} role="status">
        <Icon name="success" />
        <span>
          {t.rich('codeApplied', {
            code: discount.applied.code,
            strong: (words) => <strong>{words}</strong>,
          })}
        </span>
        <Button
          ref={pressed === 'apply' ? takeFocus : undefined}
          variant="quiet"
          onClick={() => {
            setPressed('remove')
            discount.remove()
          }}
        >
          {t.rich('removeCode', { hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> })}
        </Button>
      </div>
    )
  }

  if (!discounts) return null

  function apply(event: FormEvent): void {
    event.preventDefault()
    setPressed('apply')
    if (!disabled) void discount.apply(code)
  }

  return (
    <form noValidate method="post" className={styles.box} onSubmit={apply}>
      <TextField
        ref={pressed === 'remove' ? takeFocus : undefined}
        label={t('discountCode')}
        name="discountCode"
        required={false}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        error={discount.refusal?.type === 'error' ? discount.refusal.message : null}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="secondary" loading={discount.checking}>
        {t('apply')}
      </Button>
      {discount.refusal?.type === 'warning' ? (
        <div className={styles.warning}>
          <Notice type="warning">{discount.refusal.message}</Notice>
        </div>
      ) : null}
    </form>
  )
}
