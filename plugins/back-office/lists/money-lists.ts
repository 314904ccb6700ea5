import { toDecimalString } from '@/src/domain/money/money'
import { spreadsheetTime } from '@/src/domain/time/business-time'
import { list } from './list'
import { emailOf, nameOf, numberOf, person } from './related'

/** What went back, and the documents of orders. */
export const MONEY_LISTS = {
  refunds: list('refunds', {
    filters: [
      ...[
        'id',
        'order',
        'order.paymentMethod',
        'order.discountCode',
        'order.lines.product',
        'order.lines.title',
      ],
      ...['attempt', 'state', 'origin', 'amountCents', 'reason', 'actor', 'problem', 'completedAt'],
      ...['createdAt', 'updatedAt'],
    ],
    select: {
      ...{ order: true, state: true, origin: true, amountCents: true, reason: true, actor: true },
      ...{ problem: true, completedAt: true },
    },
    populate: { ...person, orders: { number: true, customerEmail: true, currency: true } },
    columns: {
      Order: ({ order }) => numberOf(order),
      Email: ({ order }) => (typeof order === 'object' ? order.customerEmail : ''),
      Asked: ({ createdAt }) => spreadsheetTime(createdAt),
      Status: ({ state }, { label }) => label('state', state),
      'Went back': ({ completedAt }) => spreadsheetTime(completedAt),
      Amount: ({ amountCents, order }) =>
        toDecimalString(amountCents, typeof order === 'object' ? order.currency : undefined),
      Currency: ({ order }) => (typeof order === 'object' ? order.currency : ''),
      Why: ({ reason }) => reason,
      'Asked by': ({ origin }, { label }) => label('origin', origin),
      'Who of the staff': ({ actor }) => nameOf(actor),
      Problem: ({ problem }) => problem,
    },
  }),
  invoices: list('invoices', {
    filters: [
      ...['id', 'kind', 'number', 'state', 'user', 'order', 'refund', 'credits', 'totalCents', 'currency'],
      ...['issuedAt', 'dueAt', 'remindedAt', 'reminders', 'settledAt', 'createdAt', 'updatedAt'],
    ],
    select: {
      ...{ kind: true, number: true, state: true, user: true, order: true, totalCents: true, currency: true },
      ...{ issuedAt: true, dueAt: true, remindedAt: true, reminders: true, settledAt: true },
    },
    populate: { ...person, orders: { number: true } },
    columns: {
      Number: ({ number }) => number,
      Kind: ({ kind }, { label }) => label('kind', kind),
      Status: ({ state }, { label }) => label('state', state),
      Order: ({ order }) => numberOf(order),
      Email: ({ user }) => emailOf(user),
      Name: ({ user }) => nameOf(user),
      Issued: ({ issuedAt }) => spreadsheetTime(issuedAt),
      Due: ({ dueAt }) => spreadsheetTime(dueAt),
      'Last reminder': ({ remindedAt }) => spreadsheetTime(remindedAt),
      'Reminders sent': ({ reminders }) => reminders,
      Settled: ({ settledAt }) => spreadsheetTime(settledAt),
      Total: ({ totalCents, currency }) => toDecimalString(totalCents, currency),
      Currency: ({ currency }) => currency,
    },
  }),
}
