import type { Payload } from 'payload'
import type { ExportedList } from '@/src/domain/lists/exported-lists'
import { toDecimalString } from '@/src/domain/money/money'
import { spreadsheetTime } from '@/src/domain/time/business-time'
import { pool } from '@/src/server/db/transaction'
import { CATALOG } from './catalog-list'
import { type Beside, type List, list } from './list'
import { MONEY_LISTS } from './money-lists'
import { PEOPLE_LISTS } from './people-lists'
import { emailOf, nameOf, person, titleOf } from './related'

const program = { products: { title: true } } as const

const yes = (value: unknown) => (value ? 'Yes' : 'No')

/** Every list staff may download: one row of this table each. */
export const LISTS: Record<ExportedList, List> = {
  ...MONEY_LISTS,
  ...PEOPLE_LISTS,
  products: CATALOG,
  users: list('users', {
    filters: [
      ...['id', 'email', 'firstname', 'lastname', 'role', 'state', 'locale', 'migration', 'legacyId'],
      ...['referralSource', 'agreedToPromotionsAt', 'agreedToTermsAt', 'createdAt', 'updatedAt'],
      ...['emailVerifiedAt', 'tags'],
    ],
    select: {
      ...{ email: true, firstname: true, lastname: true, role: true, state: true, locale: true },
      ...{ migration: true, referralSource: true, agreedToPromotionsAt: true, agreedToTermsAt: true },
      ...{ emailVerifiedAt: true, tags: true },
    },
    columns: {
      Email: ({ email }) => email,
      'First name': ({ firstname }) => firstname,
      'Last name': ({ lastname }) => lastname,
      Role: ({ role }, { label }) => label('role', role),
      Account: ({ state }, { label }) => label('state', state),
      Language: ({ locale }, { label }) => label('locale', locale),
      'From the older system': ({ migration }, { label }) => label('migration', migration),
      'How they heard about us': ({ referralSource }) => referralSource,
      'Agreed to news and offers': ({ agreedToPromotionsAt }) => spreadsheetTime(agreedToPromotionsAt),
      'Agreed to the terms': ({ agreedToTermsAt }) => spreadsheetTime(agreedToTermsAt),
      'Email address confirmed': ({ emailVerifiedAt }) => spreadsheetTime(emailVerifiedAt),
      Tags: ({ tags }) => tags?.join(', '),
      'Account made': ({ createdAt }) => spreadsheetTime(createdAt),
    },
  }),
  'user-products': list('user-products', {
    filters: [
      ...['id', 'user', 'product', 'state', 'source', 'order', 'actor', 'reason', 'accessEndsAt'],
      ...['endedAt', 'endReason', 'createdAt', 'updatedAt'],
    ],
    select: {
      ...{ user: true, product: true, state: true, source: true, order: true, reason: true },
      ...{ accessEndsAt: true, endedAt: true, endReason: true },
    },
    populate: { ...person, ...program, orders: { number: true } },
    columns: {
      Email: ({ user }) => emailOf(user),
      Name: ({ user }) => nameOf(user),
      Program: ({ product }) => titleOf(product),
      Access: ({ state }, { label }) => label('state', state),
      'Comes from': ({ source }, { label }) => label('source', source),
      Order: ({ order }) => (typeof order === 'object' ? order?.number : order),
      Why: ({ reason }) => reason,
      Opened: ({ createdAt }) => spreadsheetTime(createdAt),
      'Open until': ({ accessEndsAt }) => spreadsheetTime(accessEndsAt),
      Ended: ({ endedAt }) => spreadsheetTime(endedAt),
      'Why it ended': ({ endReason }) => endReason,
    },
  }),
  orders: list('orders', {
    filters: [
      ...['id', 'number', 'paymentReference', 'user', 'customerName', 'customerEmail', 'state', 'currency'],
      ...['paymentMethod', 'locale', 'lines.product', 'lines.sku', 'lines.title', 'subtotalCents'],
      ...['discountCents', 'taxCents', 'totalCents', 'discount', 'discountCode', 'paidAt', 'cancelledAt'],
      ...['accessBeforePayment', 'invoiceDetails.organization', 'invoiceDetails.reference'],
      ...['createdAt', 'updatedAt'],
    ],
    select: {
      ...{ number: true, state: true, paymentMethod: true, customerName: true, customerEmail: true },
      ...{ invoiceDetails: true, lines: true, subtotalCents: true, discountCode: true, discountCents: true },
      ...{ taxCents: true, totalCents: true, currency: true, paidAt: true },
    },
    populate: { products: {} },
    readBeside: readRefunded,
    columns: {
      Order: ({ number }) => number,
      Placed: ({ createdAt }) => spreadsheetTime(createdAt),
      Paid: ({ paidAt }) => spreadsheetTime(paidAt),
      Status: ({ state }, { label }) => label('state', state),
      Method: ({ paymentMethod }, { label }) => label('paymentMethod', paymentMethod),
      Customer: ({ customerName }) => customerName,
      Email: ({ customerEmail }) => customerEmail,
      Organization: ({ invoiceDetails }) => invoiceDetails?.organization,
      Reference: ({ invoiceDetails }) => invoiceDetails?.reference,
      Programs: ({ lines }) => lines.map(({ title }) => title).join(' | '),
      SKU: ({ lines }) => lines.map(({ sku }) => sku).join(' | '),
      Subtotal: ({ subtotalCents, currency }) => toDecimalString(subtotalCents, currency),
      Code: ({ discountCode }) => discountCode,
      Discount: ({ discountCents, currency }) => toDecimalString(discountCents, currency),
      Tax: ({ taxCents, currency }) => toDecimalString(taxCents, currency),
      Total: ({ totalCents, currency }) => toDecimalString(totalCents, currency),
      Refunded: ({ id, currency }, { beside }) => toDecimalString(Number(beside.get(id) ?? 0), currency),
      Currency: ({ currency }) => currency,
    },
  }),
  discounts: list('discounts', {
    filters: [
      ...['id', 'code', 'active', 'type', 'percentage', 'amountCents', 'startsAt', 'endsAt', 'minimumCents'],
      ...['includedProducts', 'excludedProducts', 'usageLimit', 'perCustomerLimit', 'usedCount'],
      ...['createdAt', 'updatedAt'],
    ],
    select: {
      ...{ code: true, active: true, type: true, percentage: true, amountCents: true, startsAt: true },
      ...{ endsAt: true, usageLimit: true, usedCount: true },
    },
    readBeside: readUsers,
    columns: {
      Code: ({ code }) => code,
      'Can be used': ({ active }) => yes(active),
      'Percent off': ({ type, percentage }) => (type === 'percentage' ? percentage : ''),
      'Amount off': ({ type, amountCents }) => (type === 'fixed' ? toDecimalString(amountCents ?? 0) : ''),
      'Valid from': ({ startsAt }) => spreadsheetTime(startsAt),
      'Valid until': ({ endsAt }) => spreadsheetTime(endsAt),
      Used: ({ usedCount }) => usedCount,
      'Uses in all': ({ usageLimit }) => usageLimit,
      'Used by': ({ id }, { beside }) => beside.get(id),
    },
  }),
  invitations: list('invitations', {
    filters: [
      ...['id', 'email', 'firstname', 'lastname', 'invitationType', 'products', 'state', 'expiresAt'],
      ...['sentAt', 'sendings', 'invitedBy', 'madeOnServer', 'acceptedBy', 'acceptedAt', 'revokedAt'],
      ...['createdAt', 'updatedAt'],
    ],
    select: {
      ...{ email: true, firstname: true, lastname: true, invitationType: true, products: true, state: true },
      ...{
        sentAt: true,
        sendings: true,
        expiresAt: true,
        invitedBy: true,
        acceptedAt: true,
        revokedAt: true,
      },
    },
    populate: { ...person, ...program },
    columns: {
      Email: ({ email }) => email,
      'First name': ({ firstname }) => firstname,
      'Last name': ({ lastname }) => lastname,
      'Invited as': ({ invitationType }, { label }) => label('invitationType', invitationType),
      Programs: ({ products }) => (products ?? []).map(titleOf).join(' | '),
      Status: ({ state }, { label }) => label('state', state),
      Sent: ({ sentAt }) => spreadsheetTime(sentAt),
      'Times sent': ({ sendings }) => sendings,
      'Valid until': ({ expiresAt }) => spreadsheetTime(expiresAt),
      'Invited by': ({ invitedBy }) => emailOf(invitedBy),
      Joined: ({ acceptedAt }) => spreadsheetTime(acceptedAt),
      Revoked: ({ revokedAt }) => spreadsheetTime(revokedAt),
    },
  }),
  consents: list('consents', {
    filters: ['id', 'user', 'subject', 'given', 'textVersion', 'source', 'createdAt', 'updatedAt'],
    select: { user: true, subject: true, given: true, textVersion: true, source: true },
    populate: person,
    columns: {
      Email: ({ user }) => emailOf(user),
      Name: ({ user }) => nameOf(user),
      'Agreed to': ({ subject }, { label }) => label('subject', subject),
      Given: ({ given }) => yes(given),
      'Version of the text': ({ textVersion }) => textVersion,
      'Where it was said': ({ source }) => source,
      When: ({ createdAt }) => spreadsheetTime(createdAt),
    },
  }),
  'form-submissions': list('form-submissions', {
    filters: [
      ...['id', 'state', 'summary', 'senderName', 'senderEmail', 'user', 'spamScore', 'spamReasons', 'form'],
      ...['assignee', 'locale', 'createdAt', 'updatedAt'],
    ],
    select: {
      ...{ form: true, state: true, assignee: true, senderName: true, senderEmail: true },
      ...{ submissionData: true },
    },
    populate: { ...person, forms: { title: true } },
    columns: {
      Received: ({ createdAt }) => spreadsheetTime(createdAt),
      Form: ({ form }) => (typeof form === 'object' ? form.title : form),
      Status: ({ state }, { label }) => label('state', state),
      'Who answers it': ({ assignee }) => nameOf(assignee),
      Name: ({ senderName }) => senderName,
      Email: ({ senderEmail }) => senderEmail,
      Answers: ({ submissionData }) =>
        (submissionData ?? []).map(({ label, field, value }) => `${label || field}: ${value}`).join('\n'),
    },
  }),
  'newsletter-subscriptions': list('newsletter-subscriptions', {
    filters: [
      ...['id', 'email', 'state', 'locale', 'source', 'textVersion', 'requestedAt', 'confirmedAt', 'leftAt'],
      ...['createdAt', 'updatedAt'],
    ],
    select: {
      ...{ email: true, state: true, locale: true, source: true, textVersion: true },
      ...{ requestedAt: true, confirmedAt: true, leftAt: true },
    },
    columns: {
      Email: ({ email }) => email,
      Status: ({ state }, { label }) => label('state', state),
      Language: ({ locale }, { label }) => label('locale', locale),
      'Where it was said': ({ source }, { label }) => label('source', source),
      'Version of the text': ({ textVersion }) => textVersion,
      'Signed up': ({ requestedAt }) => spreadsheetTime(requestedAt),
      Confirmed: ({ confirmedAt }) => spreadsheetTime(confirmedAt),
      Left: ({ leftAt }) => spreadsheetTime(leftAt),
    },
  }),
}

/** What was given back of each order, in cents. */
async function readRefunded(payload: Payload, ids: string[]): Promise<Beside> {
  const { rows } = await pool(payload).query<{ order_id: string; cents: string }>(
    `SELECT order_id, sum(amount_cents)::text AS cents FROM refunds
      WHERE state = 'completed' AND order_id = ANY ($1::uuid[]) GROUP BY order_id`,
    [ids],
  )
  return new Map(rows.map(({ order_id, cents }) => [order_id, cents]))
}

/** Who used each code, by their addresses. */
async function readUsers(payload: Payload, ids: string[]): Promise<Beside> {
  const { rows } = await pool(payload).query<{ discount_id: string; emails: string }>(
    `SELECT r.discount_id, coalesce(string_agg(u.email, ' | ' ORDER BY r.created_at, u.email), '') AS emails
       FROM discount_redemptions r JOIN users u ON u.id = r.user_id
      WHERE r.state = 'used' AND r.discount_id = ANY ($1::uuid[]) GROUP BY r.discount_id`,
    [ids],
  )
  return new Map(rows.map(({ discount_id, emails }) => [discount_id, emails]))
}
