import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { providerName } from '@/plugins/commerce/payments/operations/describe-providers'
import { activitySentence, frenchActivitySentence } from '@/src/domain/activity/activity-sentence'
import { messageLabel } from '@/src/domain/mail/mail-labels'
import { METHOD_LABELS, ORDER_STATE_LABELS, type PaymentMethod } from '@/src/domain/orders/order-labels'
import { ORDER_STATES, type OrderState } from '@/src/domain/orders/order-state'
import { PAYMENT_STATE_LABELS } from '@/src/domain/payments/payment-labels'
import { PAYMENT_STATES, type PaymentState } from '@/src/domain/payments/payment-state'
import { providerMessage } from '@/src/domain/payments/provider-messages'
import { siteOf } from '@/src/server/site'
import { amount } from './amount'
import { frenchNames } from './french-names'
import { commonMessages } from './messages'
import { said } from './said'
import { StaffLink } from './staff-link'
import { inLanguage } from './staff-messages'
import { StateName } from './state-name'
import { StatePill } from './state-pill'
import { calendarDay, onDay, when } from './when'

type CellProps = Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData' | 'i18n'>

/** Cents as dollars, in the shop's currency. */
export function MoneyCell({ cellData, payload, i18n }: CellProps & { payload: Payload }) {
  const { currency } = siteOf(payload)
  return <span>{Number.isSafeInteger(cellData) ? amount(cellData, currency, i18n.language) : '–'}</span>
}

export function OrderStateCell({ cellData }: CellProps) {
  const state = ORDER_STATES.find((known): known is OrderState => known === cellData)
  return state ? <StatePill {...ORDER_STATE_LABELS[state]} /> : <span>{String(cellData)}</span>
}

export function PaymentStateCell({ cellData }: CellProps) {
  const state = PAYMENT_STATES.find((known): known is PaymentState => known === cellData)
  return state ? <StatePill {...PAYMENT_STATE_LABELS[state]} isMasculine /> : <span>{String(cellData)}</span>
}

export function MethodCell({ cellData }: CellProps) {
  return (
    <span>
      <StateName label={METHOD_LABELS[cellData as PaymentMethod] ?? String(cellData)} />
    </span>
  )
}

/** Whom a payment went through, as the shop calls them. */
export function ProviderCell({ cellData, payload, i18n }: CellProps & { payload: Payload }) {
  return <span>{said(providerName(payload, String(cellData ?? '')), i18n.language)}</span>
}

export function YesNoCell({ cellData, i18n }: CellProps) {
  const t = inLanguage(commonMessages, i18n.language)
  return <span>{cellData ? t('yes') : t('no')}</span>
}

/** A moment by the business's clock. */
export function TimeCell({ cellData, i18n }: CellProps) {
  return <span>{cellData ? when(String(cellData), i18n.language) : '–'}</span>
}

/** The day of a moment by the business's clock. */
export function DayCell({ cellData, i18n }: CellProps) {
  return <span>{cellData ? onDay(String(cellData), i18n.language) : '–'}</span>
}

/** Some words in one line. */
export function WordsCell({ cellData }: CellProps) {
  return <span>{Array.isArray(cellData) && cellData.length > 0 ? cellData.join(', ') : '–'}</span>
}

/** An entry of the activity log as a sentence; it leads to the entry. */
export function ActivityCell({ cellData, rowData, i18n, payload }: CellProps & { payload: Payload }) {
  const action = String(cellData ?? '')
  return (
    <StaffLink to={`/collections/activity-log/${rowData.id}`}>
      {i18n.language === 'fr'
        ? frenchActivitySentence(action, rowData.details, frenchNames(payload))
        : activitySentence(action, rowData.details)}
    </StaffLink>
  )
}

/** The day a nightly comparison is about; it leads to what was found. */
export function ReportDayCell({ cellData, rowData, i18n }: CellProps) {
  return (
    <StaffLink to={`/collections/reconciliation-reports/${rowData.id}`}>
      {calendarDay(String(cellData), i18n.language)}
    </StaffLink>
  )
}

/** What a provider told us; it leads to the message itself. */
export function ProviderMessageCell({ cellData, rowData, i18n }: CellProps) {
  return (
    <StaffLink to={`/collections/payment-events/${rowData.id}`}>
      {said(providerMessage(String(cellData ?? '')), i18n.language)}
    </StaffLink>
  )
}

/** Which email it is, by its name. */
export function MessageCell({ cellData, i18n }: CellProps) {
  return <span>{said(messageLabel(String(cellData ?? '')), i18n.language)}</span>
}

/** How often a code was used, of how often it may be. */
export function UsesCell({ cellData, rowData, i18n }: CellProps) {
  const noLimit = inLanguage(commonMessages, i18n.language)('noLimit')
  const limit = typeof rowData.usageLimit === 'number' ? rowData.usageLimit : noLimit
  return (
    <span>
      {Number(cellData ?? 0)} / {limit}
    </span>
  )
}
