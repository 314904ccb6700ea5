'use client'
import { formatMoney } from '@/src/domain/money/money'
import styles from '../ui/staff.module.css'
import type { AccessChoice, RefundForm, RefundScope } from './refund-form-request'

export type LineToRefund = { id: string; title: string; leftCents: number }

type Props = {
  lines: LineToRefund[]
  currency: string
  form: RefundForm
  setForm: (form: RefundForm) => void
  access: AccessChoice
  setAccess: (choice: AccessChoice) => void
}

const SCOPES = {
  all: 'Everything that is left',
  lines: 'Certain programs',
  amount: 'An amount, spread over all programs',
} as const satisfies Record<RefundScope, string>

/** What to give back: the whole, lines, or an amount, and what becomes of access. */
export function RefundFields({ lines, currency, form, setForm, access, setAccess }: Props) {
  const setLine = (id: string, change: Partial<RefundForm['lines'][string]>) => {
    const line = form.lines[id] ?? { isChosen: false, amount: '', access: '' }
    setForm({ ...form, lines: { ...form.lines, [id]: { ...line, ...change } } })
  }
  return (
    <>
      <fieldset>
        <legend>What to refund</legend>
        {(Object.keys(SCOPES) as RefundScope[]).map((scope) => (
          <label key={scope} className={styles.choice}>
            <input
              type="radio"
              name="scope"
              value={scope}
              checked={form.scope === scope}
              onChange={() => setForm({ ...form, scope })}
            />
            {SCOPES[scope]}
          </label>
        ))}
      </fieldset>
      {form.scope === 'lines' ? (
        <fieldset>
          <legend>Programs</legend>
          {lines.map(({ id, title, leftCents }) => (
            <div key={id}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={form.lines[id]?.isChosen ?? false}
                  disabled={leftCents === 0}
                  onChange={(event) => setLine(id, { isChosen: event.target.checked })}
                />
                {title} ({formatMoney(leftCents, currency)} left)
              </label>
              {form.lines[id]?.isChosen ? (
                <div className={styles.columns}>
                  <Amount
                    label={`Amount for ${title}, empty for all of it`}
                    value={form.lines[id]?.amount ?? ''}
                    onChange={(amount) => setLine(id, { amount })}
                  />
                  <Access
                    label={`Access to ${title}`}
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
          label={`Amount in ${currency}`}
          value={form.amount}
          onChange={(amount) => setForm({ ...form, amount })}
        />
      ) : null}
      {form.scope === 'lines' ? null : <Access label="Access" value={access} onChange={setAccess} />}
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
  return (
    <label className={styles.field}>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value as AccessChoice)}>
        <option value="">Ends when all of it is given back</option>
        <option value="end">Ends with this refund</option>
        <option value="keep">Stays open</option>
      </select>
    </label>
  )
}
