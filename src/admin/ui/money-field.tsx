'use client'
import { FieldDescription, FieldLabel, fieldBaseClass, useField, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { type ChangeEvent, useCallback, useState } from 'react'
import { readLocale } from '@/src/domain/languages/locales'
import { CURRENCY } from '@/src/domain/money/currency'
import { amountProblem, priceToType, typedPrice } from '@/src/domain/money/typed-price'
import styles from './staff.module.css'

/** What stands in the document while what is typed is no amount: no rule takes it, here nor on the server. */
const NO_AMOUNT = -1

/** A field of whole cents, typed as people write money: 129.00, in French 129,00. `currency` is the shop's. */
export function MoneyField({
  field,
  path,
  readOnly,
  currency = CURRENCY,
}: NumberFieldClientProps & { currency?: string }) {
  const locale = readLocale(useTranslation().i18n.language)
  const isRequired = field.required ?? false
  const validate = useCallback(
    (value: unknown) => amountProblem(value, isRequired, locale) ?? true,
    [isRequired, locale],
  )
  const { value, setValue, showError, disabled } = useField<number | null>({ path, validate })
  const [typed, setTyped] = useState<string | null>(null)
  const [wasLeft, setLeft] = useState(false)

  const read = (text: string) => (text.trim() === '' ? null : (typedPrice(text, currency) ?? NO_AMOUNT))
  // What came from elsewhere, such as an older version, takes the place of what was typed.
  const isTyped = typed !== null && read(typed) === (value ?? null)
  const stored = typeof value === 'number' && value >= 0 ? priceToType(value, currency, locale) : ''
  const problem = showError || (wasLeft && isTyped) ? amountProblem(value, isRequired, locale) : null

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value)
    setLeft(false)
    setValue(read(target.value))
  }
  const leave = () => {
    setLeft(true)
    if (isTyped && amountProblem(value, isRequired, locale) === null) setTyped(null)
  }
  const id = `field-${path.replaceAll('.', '__')}`
  const words = field.admin?.description
  return (
    <div className={`${fieldBaseClass} text ${problem ? 'error' : ''}`} style={{ width: field.admin?.width }}>
      <FieldLabel label={field.label ?? field.name} path={path} required={isRequired} />
      <div className={`${fieldBaseClass}__wrap`}>
        <input
          id={id}
          name={path}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          disabled={Boolean(readOnly || disabled)}
          value={isTyped ? typed : stored}
          onChange={change}
          onBlur={leave}
          aria-required={isRequired}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
        />
        <p id={`${id}-problem`} aria-live="polite" className={problem ? styles.problem : undefined}>
          {problem}
        </p>
        {words ? <FieldDescription description={words} path={path} /> : null}
      </div>
    </div>
  )
}
