'use client'

import { type FormEvent, useState } from 'react'
import { takeFocus } from '../state/take-focus'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { TextField } from '../ui/text-field'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './discount-box.module.css'
import type { Discount } from './use-discount'

/** The box for a discount code, with Apply; once one applies, the code and the way to take it back. */
export function DiscountBox({ discount, disabled }: { discount: Discount; disabled: boolean }) {
  const [code, setCode] = useState('')
  const [pressed, setPressed] = useState<'apply' | 'remove' | null>(null)

  if (discount.applied) {
    return (
      <div className={styles.applied} role="status">
        <Icon name="success" />
        <span>
          <strong>{discount.applied.code}</strong> applied
        </span>
        <Button
          ref={pressed === 'apply' ? takeFocus : undefined}
          variant="quiet"
          onClick={() => {
            setPressed('remove')
            discount.remove()
          }}
        >
          Remove<VisuallyHidden> discount code</VisuallyHidden>
        </Button>
      </div>
    )
  }

  function apply(event: FormEvent): void {
    event.preventDefault()
    setPressed('apply')
    if (!disabled) void discount.apply(code)
  }

  return (
    <form noValidate className={styles.box} onSubmit={apply}>
      <TextField
        ref={pressed === 'remove' ? takeFocus : undefined}
        label="Discount code"
        name="discountCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        error={discount.error}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="secondary" loading={discount.checking}>
        Apply
      </Button>
    </form>
  )
}
