import { randomUUID } from 'node:crypto'
import { createAccount } from '@/plugins/accounts/operations/create-account'
import { hashPassword } from '@/plugins/accounts/passwords/password-hash'
import { startSession } from '@/plugins/accounts/sessions/start-session'
import { deliverOutbox } from '@/plugins/mail/jobs/deliver-outbox'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { deliveredMails } from './delivered-mails'
import { type Mail, type MailSink, sharedMailSink } from './environment/mail-sink'
import { startPayload, type TestPayload, type TestPayloadOptions } from './environment/payload'
import { type Simulator, startSimulator } from './environment/simulator'

export type Customer = { id: string; email: string; token: string; refreshToken: string; deviceId: string }
export type Answer<Body = Record<string, unknown>> = { status: number; body: Body; headers: Headers }
export type TestProduct = { id: string; slug: string; sku: string; title: string; priceCents: number }

type CallOptions = { as?: Customer | null; body?: unknown; headers?: Record<string, string> }

export interface Shop extends Omit<TestPayload, 'call'> {
  simulator: Simulator
  mails: MailSink
  call: <Body = Record<string, unknown>>(
    method: string,
    path: string,
    options?: CallOptions,
  ) => Promise<Answer<Body>>
  /** Somebody who registered, with the password `PASSWORD`, and is signed in. */
  customer: () => Promise<Customer>
  product: (overrides?: Partial<TestProduct>) => Promise<TestProduct>
  /** Delivers what is in the outbox and gives what that customer was sent. */
  mailsTo: (email: string) => Promise<Mail[]>
}

/** A whole shop in this process: Payload on its own database, PayPal's simulator, a mail sink. No jobs run by themselves. */
export async function startShop(env: TestPayloadOptions['env'] = {}): Promise<Shop> {
  const simulator = await startSimulator()
  const mails = await sharedMailSink()
  const test = await startPayload({ paypalOrigin: simulator.origin, smtpUrl: mails.smtpUrl, env })
  const call: Shop['call'] = async <Body>(
    method: string,
    path: string,
    { as, body, headers }: CallOptions = {},
  ) => {
    const bearer = as ? { authorization: `Bearer ${as.token}` } : {}
    const response = await test.call(method, path, {
      body,
      headers: { ...bearer, ...headers } as Record<string, string>,
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : {}) as Body,
    }
  }
  return {
    ...test,
    simulator,
    mails,
    call,
    customer: () => registerCustomer(test),
    product: (overrides) => createProduct(test, overrides),
    mailsTo: async (email) => {
      await deliverOutbox(test.payload)
      const sent = await test.database.query(
        `SELECT id FROM email_outbox WHERE "to" = $1 AND state = 'sent'`,
        [email],
      )
      return deliveredMails(mails, { to: email, count: sent.length })
    },
    stop: async () => {
      await test.stop()
      await mails.stop()
      await simulator.stop()
    },
  }
}

export const PASSWORD = 'Training!2026'

export const ADDRESS = {
  full_name: 'Demo Customer',
  address_line_1: '12 Garden Road',
  city: 'Ottawa',
  province: 'ON',
  postal_code: 'K1A 0B1',
  country: 'CA',
}

/** Derived once for each file: it takes a quarter of a second, and is the same for everybody. */
let password: ReturnType<typeof hashPassword> | undefined

/** What registration stores; registration itself has tests of its own. */
async function registerCustomer({ payload }: TestPayload): Promise<Customer> {
  password ??= hashPassword(PASSWORD)
  const account = {
    firstName: 'Demo',
    lastName: 'Customer',
    email: `customer-${randomUUID()}@example.com`,
    password: await password,
    role: 'user',
    agreeToPromotions: false,
    source: 'registration',
  } as const
  const { id, email } = await inTransaction(payload, async (sql) => {
    const user = await createAccount(sql, account)
    await logActivity(sql, { action: 'account.registered', by: 'customer', actor: user.id, user: user.id })
    return user
  })
  const { accessToken: token, refreshToken, deviceId } = await startSession(payload, { id, email }, {})
  return { id, email, token, refreshToken, deviceId }
}

async function createProduct(
  { payload }: TestPayload,
  overrides: Partial<TestProduct> = {},
): Promise<TestProduct> {
  const mark = randomUUID().slice(0, 8)
  const product = {
    slug: `program-${mark}`,
    sku: `SKU-${mark}`,
    title: `Program ${mark}`,
    priceCents: 4900,
    ...overrides,
  }
  const { id } = await payload.create({
    collection: 'products',
    data: { ...product, kind: 'program', summary: 'A program about living well.', _status: 'published' },
    context: { disableRevalidate: true },
  })
  return { ...product, id }
}
