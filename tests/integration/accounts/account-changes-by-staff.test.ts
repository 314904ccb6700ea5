import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { type Customer, PASSWORD, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
let superuser: Customer
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())
beforeEach(async () => {
  await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE role = 'superuser'`)
  admin = await person(shop, 'admin')
  superuser = await person(shop, 'superuser')
})

const NEW_PASSWORD = 'Another!2027'
const change = (as: Customer, { id }: { id: string }, body: object) =>
  shop.call<{ errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[] }>(
    'PATCH',
    `/users/${id}`,
    { as, body },
  )
const profile = async (as: Customer) => (await shop.call('GET', '/users/profile', { as })).status
const refresh = async ({ refreshToken, deviceId }: Customer) =>
  (await shop.call('POST', '/users/refresh-token', { body: { refreshToken, deviceId } })).status
const signIn = (email: string, password: string) =>
  shop.call<{ tokens: { accessToken: string } }>('POST', '/users/login', { body: { email, password } })
const accountOf = async ({ id }: Customer) =>
  (await shop.database.query<Record<string, unknown>>('SELECT * FROM users WHERE id = $1', [id]))[0]
const loggedOf = ({ id }: Customer, action: string) =>
  shop.database.query('SELECT "by", actor_id, details FROM activity_log WHERE user_id = $1 AND action = $2', [
    id,
    action,
  ])

describe('Specification 6: what staff change of an account works at once', () => {
  it('ends every session with a new role, and says who changed what', async () => {
    const member = await person(shop)
    expect((await change(superuser, member, { role: 'admin' })).status).toBe(200)
    expect([await profile(member), await refresh(member)]).toEqual([401, 401])
    expect(await loggedOf(member, 'account.role-changed')).toEqual([
      { by: 'staff', actor_id: superuser.id, details: { before: 'user', after: 'admin' } },
    ])
    expect(await loggedOf(member, 'session.all-ended')).toEqual([
      { by: 'staff', actor_id: superuser.id, details: { reason: 'role-changed', sessions: 1 } },
    ])
  })

  it('ends every session with a deactivation, and lets nobody in until it is taken back', async () => {
    const member = await shop.customer()
    expect((await change(admin, member, { state: 'deactivated' })).status).toBe(200)
    expect([await profile(member), await refresh(member)]).toEqual([401, 401])
    expect((await signIn(member.email, PASSWORD)).status).toBe(401)
    expect(await loggedOf(member, 'account.state-changed')).toEqual([
      { by: 'staff', actor_id: admin.id, details: { before: 'active', after: 'deactivated' } },
    ])
    await change(admin, member, { state: 'active' })
    expect((await signIn(member.email, PASSWORD)).status).toBe(200)
    expect(await profile(member), 'the old session stays over').toBe(401)
  })

  it('ends every session with a password set by staff, and tells the owner', async () => {
    const member = await shop.customer()
    expect((await change(admin, member, { password: NEW_PASSWORD })).status).toBe(200)
    expect([await profile(member), await refresh(member)]).toEqual([401, 401])
    expect((await signIn(member.email, PASSWORD)).status).toBe(401)
    expect((await signIn(member.email, NEW_PASSWORD)).status).toBe(200)
    expect((await shop.mailsTo(member.email)).map(({ subject }) => subject)).toEqual([
      'Your password was changed',
    ])
    expect(await loggedOf(member, 'password.set')).toEqual([{ by: 'staff', actor_id: admin.id, details: {} }])
  })

  it('keeps the session in which staff set their own password, and ends their others', async () => {
    const elsewhere = await person(shop, 'admin')
    await shop.database.query('UPDATE sessions SET user_id = $1 WHERE user_id = $2', [admin.id, elsewhere.id])
    expect((await change(admin, admin, { password: NEW_PASSWORD })).status).toBe(200)
    expect(await profile(admin)).toBe(200)
    expect(await refresh(elsewhere)).toBe(401)
  })

  it('tells the old address of a new one, and ends the links in earlier mails', async () => {
    const member = await person(shop)
    await shop.call('POST', '/users/forgot-password', { body: { email: member.email } })
    const email = `moved-${member.id}@example.com`
    expect((await change(admin, member, { email: email.toUpperCase() })).status).toBe(200)
    expect(await accountOf(member)).toMatchObject({ email })
    const open = 'SELECT 1 FROM password_resets WHERE user_id = $1 AND expires_at > now()'
    expect(await shop.database.query(open, [member.id])).toEqual([])
    const subjects = (await shop.mailsTo(member.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Your email address was changed')
    expect(await loggedOf(member, 'email-address.changed')).toMatchObject([{ actor_id: admin.id }])
  })

  it.each([[['a@example.com']], [{}], [5], [true], ['no address']])(
    'refuses %j as an address, and keeps the one of before',
    async (email) => {
      const member = await person(shop)
      expect((await change(admin, member, { email })).status).toBe(400)
      expect(await accountOf(member)).toMatchObject({ email: member.email })
    },
  )

  it('ends nothing when only a name changes, and logs no name', async () => {
    const member = await person(shop)
    expect((await change(admin, member, { firstname: 'Ada' })).status).toBe(200)
    expect(await profile(member)).toBe(200)
    expect(await shop.mailsTo(member.email)).toEqual([])
    const all = `SELECT action, details -> 'changes' AS changes FROM activity_log WHERE user_id = $1 ORDER BY created_at, id`
    expect(await shop.database.query(all, [member.id])).toEqual([
      { action: 'session.started', changes: null },
      { action: 'account.changed', changes: [{ field: 'First name' }] },
    ])
  })
})

describe('Specification 6: ranks, at every endpoint', () => {
  it.each<[string, object]>([
    ['their name', { firstname: 'X' }],
    ['their password', { password: NEW_PASSWORD }],
    ['their address', { email: 'taken-over@example.com' }],
    ['their role', { role: 'user' }],
    ['their state', { state: 'deactivated' }],
  ])('an admin cannot change %s of a superuser', async (_, body) => {
    const before = await accountOf(superuser)
    expect((await change(admin, superuser, body)).status).toBe(403)
    const bulk = await shop.call('PATCH', `/users?where[id][equals]=${superuser.id}`, { as: admin, body })
    expect(bulk.status).toBeGreaterThanOrEqual(400)
    expect(await accountOf(superuser)).toEqual(before)
    expect(await profile(superuser)).toBe(200)
  })

  it('an admin makes nobody a superuser, themselves included', async () => {
    const member = await person(shop)
    for (const target of [member, admin]) {
      expect((await change(admin, target, { role: 'superuser' })).status).toBe(403)
    }
    const body = { email: 'new-superuser@example.com', password: PASSWORD, firstname: 'A', lastname: 'B' }
    const created = await shop.call('POST', '/users', { as: admin, body: { ...body, role: 'superuser' } })
    expect(created.status).toBe(403)
  })

  it('nobody deactivates themselves', async () => {
    await person(shop, 'superuser')
    for (const own of [admin, superuser]) {
      const answer = await change(own, own, { state: 'deactivated' })
      expect(answer.status).toBe(400)
      expect(JSON.stringify(answer.body)).toContain('You cannot deactivate your own account.')
      expect(await profile(own)).toBe(200)
    }
  })

  it('the last active superuser can be neither demoted nor deactivated', async () => {
    const demoted = await change(superuser, superuser, { role: 'admin' })
    expect(demoted.status).toBe(400)
    expect(JSON.stringify(demoted.body)).toContain('This is the last active superuser.')
    expect(await accountOf(superuser)).toMatchObject({ role: 'superuser', state: 'active' })
    await person(shop, 'superuser')
    expect((await change(superuser, superuser, { role: 'admin' })).status).toBe(200)
  })

  it('two superusers who demote each other at the same moment leave one', async () => {
    for (let round = 0; round < 5; round++) {
      await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE role = 'superuser'`)
      const [one, two] = [await person(shop, 'superuser'), await person(shop, 'superuser')]
      const answers = await Promise.all([
        change(one, two, round % 2 ? { role: 'user' } : { state: 'deactivated' }),
        change(two, one, { role: 'user' }),
      ])
      expect(answers.map(({ status }) => status).sort()[0], `round ${round}`).toBe(200)
      const left = await shop.database.query(
        `SELECT id FROM users WHERE role = 'superuser' AND state = 'active'`,
      )
      expect(left, `round ${round}`).toHaveLength(1)
    }
  })

  it('a form that staff save brings no role and no password back that changed meanwhile', async () => {
    const member = await shop.customer()
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    await Promise.all([
      ...Array.from({ length: 6 }, (_, index) => change(admin, member, { firstname: `Name ${index}` })),
      shop.call('POST', '/users/change-password', { as: member, body }),
      change(superuser, member, { role: 'admin' }),
    ])
    expect(await accountOf(member)).toMatchObject({ role: 'admin' })
    expect((await signIn(member.email, NEW_PASSWORD)).status).toBe(200)
  })
})

describe('Reliability: no sign-in slips past', () => {
  it.each<[string, (member: Customer) => Promise<unknown>]>([
    ['a deactivation', (member) => change(admin, member, { state: 'deactivated' })],
    ['a password set by staff', (member) => change(admin, member, { password: NEW_PASSWORD })],
    [
      'a change of password',
      (member) =>
        shop.call('POST', '/users/change-password', {
          as: member,
          body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
        }),
    ],
  ])('with the old password during %s', async (_, act) => {
    const member = await shop.customer()
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, () => signIn(member.email, PASSWORD))),
      act(member),
    ])
    for (const { status, body } of answers) {
      if (status !== 200) continue
      const headers = { authorization: `Bearer ${body.tokens.accessToken}` }
      expect((await shop.call('GET', '/users/profile', { headers })).status).toBe(401)
    }
  })
})
