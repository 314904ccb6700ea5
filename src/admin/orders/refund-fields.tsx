'use client'
import { useTranslation } from '@payloadcms/ui'
import { amount as money } from '../ui/amount'
import styles from '../ui/staff.module.css'
import { useStaffMessages } from '../ui/use-staff-messages'
import type { AccessChoice, RefundForm, RefundScope } from './refund-form-request'
import { refundMessages } from './refund-messages'

export type LineToRefund = { id: string; title: string; leftCents: number }

type Props = {
  lines: LineToRefund[]
  currency: string
  form: RefundForm
  setForm: (form: RefundForm) => void
  access: AccessChoice
  setAccess: (choice: AccessChoice) => void
}

const SCOPES: readonly RefundScope[] = ['all', 'lines', 'amount']

/** What to give back: the whole, lines, or an amount, and what becomes of access. */
export function RefundFields({ lines, currency, form, setForm, access, setAccess }: Props) {
  const t = useStaffMessages(refundMessages)
  const { language } = useTranslation().i18n
  const setLine = (id: string, change: Partial<RefundForm['lines'][string]>) => {
    const line = form.lines[id] ?? { isChosen: false, amount: '', access: '' }
    setForm({ ...form, lines: { ...form.lines, [id]: { ...line, ...change } } })
  }
  return (
    <>
      <fieldset>
        <legend>{t('whatToRefund')}</legend>
        {SCOPES.map((scope) => (
          <label key={scope} className={styles.choice}>
            <input
              type="radio"
              name="scope"
              value={scope}
              checked={form.scope === scope}
              onChange={() => setForm({ ...form, scope })}
            />
            {t(scope)}
          </label>
        ))}
      </fieldset>
      {form.scope === 'lines' ? (
        <fieldset>
          <legend>{t('programs')}</legend>
          {lines.map(({ id, title, leftCents }) => (
            <div key={id}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={form.lines[id]?.isChosen ?? false}
                  disabled={leftCents === 0}
                  onChange={(event) => setLine(id, { isChosen: event.target.checked })}
                />
                {title}
                {t('left', { amount: money(leftCents, currency, language) })}
              </label>
              {form.lines[id]?.isChosen ? (
                <div className={styles.columns}>
                  <Amount
                    label={t('amountFor', { title })}
                    value={form.lines[id]?.amount ?? ''}
                    onChange={(amount) => setLine(id, { amount })}
                  />
                  <Access
                    label={t('accessTo', { title })}
                    value={form.lines[id]?.access ?? ''}
                    onChange={(choice) => setLine(id, { access: choice })}
                  />
                </div>
              ) : null}
            </div>
          ))}
        </fieldset>
      ) : null}
      {form.scope === 'amount' ? (
        <Amount
          label={t('amountIn', { currency })}
          value={form.amount}
          onChange={(amount) => setForm({ ...form, amount })}
        />
      ) : null}
      {form.scope === 'lines' ? null : <Access label={t('access')} value={access} onChange={setAccess} />}
    </>
  )
}

type Field<Value> = { label: string; value: Value; onChange: (value: Value) => void }

function Amount({ label, value, onChange }: Field<string>) {
  return (
    <label className={styles.field}>
      {label}
      <input
        type="text"
        inputMode="decimal"
        placeholder="0.00"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

function Access({ label, value, onChange }: Field<AccessChoice>) {
  const t = useStaffMessages(refundMessages)
  return (
    <label className={styles.field}>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value as AccessChoice)}>
        <option value="">{t('endsWhenAllBack')}</option>
        <option value="end">{t('endsNow')}</option>
        <option value="keep">{t('staysOpen')}</option>
      </select>
    </label>
  )
}
