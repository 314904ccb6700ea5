import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inviteSuperuser } from '@/plugins/accounts/invitations/operations/invite-superuser'
import { inTransaction } from '@/src/server/db/transaction'
import { person } from '../../support/factories/person'
import { type InvitationLink, join, letInvitationAge, look } from '../../support/invitation'
import { npmRun, type Ran } from '../../support/npm-run'
import { type Shop, startShop } from '../../support/shop'

const SITE_URL = 'https://shop.example.com'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

/** What the command does, without starting it. */
async function invited(email: string): Promise<InvitationLink> {
  const { url } = await inTransaction(shop.payload, (sql) => inviteSuperuser(sql, email))
  return linkOf(url)
}

/** As on a server: what the environment says, no file, nobody at the keyboard. */
const superuser = (...args: string[]) =>
  npmRun('superuser', args, {
    NODE_ENV: 'production',
    DATABASE_URL: shop.database.url,
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET,
    SITE_URL,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'hello@example.com',
  })

const somebody = () => `first-${randomUUID()}@example.com`

function linkIn({ output, code }: Ran): InvitationLink {
  expect(code, output).toBe(0)
  const links = output.match(/https?:\/\/\S+/g) ?? []
  expect(links, 'one link and no other').toHaveLength(1)
  expect(links[0]).toMatch(new RegExp(`^${SITE_URL}/register\\?`))
  return linkOf(links[0] ?? '')
}

function linkOf(url: string): InvitationLink {
  const { searchParams } = new URL(url)
  return { token: searchParams.get('token') ?? '', email: searchParams.get('email') ?? '' }
}

describe('npm run superuser', () => {
  it('prints a link that makes a superuser, once; a second run makes the first link void', async () => {
    const email = somebody()
    const first = linkIn(await superuser(email.toUpperCase()))
    const second = linkIn(await superuser(email))
    expect(first.email).toBe(email)
    expect(await join(shop, first)).toMatchObject({ status: 410, body: { reason: 'unknown' } })
    const joined = await join(shop, second)
    expect(joined).toMatchObject({ status: 200, body: { user: { email, role: 'superuser' } } })
    expect(await join(shop, second)).toMatchObject({ status: 410, body: { reason: 'used' } })
    const { output, code } = await superuser(email)
    expect(output).toBe(
      `${email} is a superuser already. There is nothing to do; a forgotten password is set anew on the sign-in page.\n`,
    )
    expect(code).toBe(1)
  })

  it('mails nobody: a mistyped address would hand the shop to a stranger', async () => {
    const email = somebody()
    await invited(email)
    expect(await shop.database.query('SELECT 1 FROM email_outbox WHERE "to" = $1', [email])).toEqual([])
  })

  it('gives somebody with an account the role when they add the invitation, signed in', async () => {
    const me = await person(shop)
    const { token } = await invited(me.email)
    const added = await shop.call('POST', '/users/accept-invitation', { as: me, body: { token } })
    expect(added).toMatchObject({ status: 200, body: { data: { role: 'superuser' } } })
  })

  it('is for two weeks, and is withdrawn like any invitation', async () => {
    const link = await invited(somebody())
    const [row] = await shop.database.query<{ id: string; made_on_server: boolean }>(
      'SELECT id, made_on_server FROM invitations WHERE email = $1',
      [link.email],
    )
    expect(row?.made_on_server).toBe(true)
    const staff = await person(shop, 'superuser')
    await letInvitationAge(shop, { id: row?.id ?? '', email: link.email }, '14 days')
    expect((await look(shop, link)).body).toMatchObject({ isValid: false, reason: 'expired' })
    const renewed = await invited(link.email)
    expect((await look(shop, renewed)).body).toMatchObject({ isValid: true, invitationType: 'superuser' })
    await shop.call('POST', `/invitations/${row?.id}/revoke`, { as: staff })
    expect((await look(shop, renewed)).body).toMatchObject({ isValid: false, reason: 'revoked' })
  })

  it('refuses a deactivated account, and what is no address', async () => {
    const me = await person(shop)
    await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE id = $1`, [me.id])
    expect(await superuser(me.email)).toMatchObject({
      code: 1,
      output: expect.stringContaining('deactivated'),
    })
    expect(await superuser('not-an-address')).toEqual({
      code: 1,
      output: 'Usage: npm run superuser -- you@example.com\n',
    })
  })
})

describe('an invitation to the staff', () => {
  it('that staff sent is worth nothing once its sender is gone, unlike one made on the server', async () => {
    const sender = await person(shop, 'superuser')
    const email = somebody()
    const link = await invited(email)
    const body = { email, invitationType: 'superuser' }
    expect((await shop.call('POST', '/invitations', { as: sender, body })).status).toBe(200)
    const [row] = await shop.database.query<{ made_on_server: boolean }>(
      'SELECT made_on_server FROM invitations WHERE email = $1',
      [email],
    )
    expect(row?.made_on_server, 'staff stand behind it from now on').toBe(false)
    expect((await look(shop, link)).body).toMatchObject({ isValid: false, reason: 'unknown' })
  })
})
