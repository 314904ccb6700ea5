import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { boughtGroup } from '../../support/group'
import { inviteSomebody, join, letInvitationAge, look } from '../../support/invitation'
import { type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'

let shop: Shop
let admin: Customer
let program: TestProduct
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
  admin = await person(shop, 'admin')
  program = await shop.product({ title: 'Sleeping Better' })
  await shop.payload.update({
    collection: 'products',
    id: program.id,
    locale: 'fr',
    data: {
      title: 'Mieux dormir',
      summary: 'Mieux dormir',
      slug: `mieux-dormir-${randomUUID()}`,
      shown: true,
    },
  })
})
afterAll(() => shop.stop())

const LANGUAGES = [
  {
    locale: 'en',
    subject: /^Your invitation from /,
    groupSubject: / has a place for you$/,
    says: ['invites you to “Sleeping Better”', 'Create your account'],
    path: '/register',
    joinPath: '/join',
    ready: ['Your account is ready', '“Sleeping Better”'],
    programs: ['Sleeping Better'],
    group: 'invites you to Sleeping Better',
  },
  {
    locale: 'fr',
    subject: /^Votre invitation de /,
    groupSubject: / a une place pour vous$/,
    says: ['vous invite à suivre « Mieux dormir »', 'Créer votre compte'],
    path: '/fr/register',
    joinPath: '/fr/join',
    ready: ['Votre compte est prêt', '« Mieux dormir »'],
    programs: ['Mieux dormir'],
    group: 'Mieux dormir',
  },
] as const

const linkIn = (text: string): URL => new URL(/https?:\/\/\S+\/(register|join)\?\S+/.exec(text)?.[0] ?? '')
const linkOf = (text: string) => {
  const { pathname, searchParams } = linkIn(text)
  return { pathname, token: searchParams.get('token') ?? '', email: searchParams.get('email') ?? '' }
}
const newestTo = async (email: string) => {
  const mail = (await shop.mailsTo(email)).at(-1)
  if (!mail) throw new Error(`no mail to ${email}`)
  return mail
}
const localeOf = (email: string) =>
  shop.database.query('SELECT locale, email_verified_at IS NOT NULL AS proven FROM users WHERE email = $1', [
    email,
  ])

describe.each(LANGUAGES)('Languages: somebody who is invited in $locale', (words) => {
  const { locale } = words
  const invited = async () => {
    const { body } = await inviteSomebody(shop, admin, { locale, products: [program.id] })
    return body.data
  }

  it('gets the mail, its day, the page behind its link and the account in that language', async () => {
    const { email } = await invited()
    const mail = await newestTo(email)
    expect(mail.subject).toMatch(words.subject)
    for (const said of words.says) expect(mail.text).toContain(said)
    const { pathname, ...link } = linkOf(mail.text)
    expect(pathname).toBe(words.path)
    const offered = await shop.call('POST', `/users/validate-invitation?locale=${locale}`, { body: link })
    expect(offered.body).toMatchObject({ isValid: true, programs: words.programs })
    expect((await join(shop, link)).status, 'a call that names no language').toBe(200)
    expect(await localeOf(email)).toEqual([{ locale, proven: true }])
    const welcome = await newestTo(email)
    for (const said of words.ready) expect(`${welcome.subject} ${welcome.text}`).toContain(said)
  })

  it('gets a fresh link in it, from staff and by asking', async () => {
    const { id, email } = await invited()
    const [{ text }] = [await newestTo(email)]
    expect((await shop.call('POST', `/invitations/${id}/resend`, { as: admin })).status).toBe(200)
    const again = await newestTo(email)
    expect(again.subject).toMatch(words.subject)
    expect(linkOf(again.text).token).not.toBe(linkOf(text).token)
    const ask = async () =>
      shop.call('POST', '/users/request-invitation', {
        body: { token: linkOf((await newestTo(email)).text).token },
      })
    await letInvitationAge(shop, { id, email }, '1 hour')
    await ask()
    const asked = await newestTo(email)
    expect(asked.subject).toMatch(words.subject)
    expect(linkOf(asked.text).pathname).toBe(words.path)
  })

  it('to a group gets its mail and the page behind its link in it, and again when the leader sends it again', async () => {
    const { leader, id } = await boughtGroup(shop, 2, { program })
    const email = `invited-${randomUUID()}@example.com`
    const invite = (query: string, body: Record<string, unknown>) =>
      shop.call('POST', `/groups/${id}/invitations${query}`, {
        as: leader,
        body: { emails: [email], ...body },
      })
    const other = locale === 'en' ? '?locale=fr' : ''
    expect((await invite(other, { locale })).status, 'the leader reads the other language').toBe(200)
    expect((await invite(other, {})).status).toBe(200)
    const mails = await shop.mailsTo(email)
    expect(mails).toHaveLength(2)
    for (const mail of mails) {
      expect(mail.subject).toMatch(words.groupSubject)
      expect(mail.text).toContain(words.group)
      expect(linkIn(mail.text).pathname).toBe(words.joinPath)
    }
  })
})

describe('Languages: whoever invites', () => {
  it('without choosing invites in the language of their own screen', async () => {
    const email = `invited-${randomUUID()}@example.com`
    const body = { email, invitationType: 'participant' }
    expect((await shop.call('POST', '/invitations?locale=fr', { as: admin, body })).status).toBe(200)
    expect((await newestTo(email)).subject).toMatch(/^Votre invitation de /)
    const { leader, id } = await boughtGroup(shop, 1, { program })
    const other = `invited-${randomUUID()}@example.com`
    await shop.call('POST', `/groups/${id}/invitations?locale=fr`, { as: leader, body: { emails: [other] } })
    expect(linkIn((await newestTo(other)).text).pathname).toBe('/fr/join')
  })

  it('chooses another language by inviting again; a language we do not have is refused', async () => {
    const { body } = await inviteSomebody(shop, admin, { locale: 'fr' })
    const { email } = body.data
    expect((await newestTo(email)).subject).toMatch(/^Votre invitation /)
    await inviteSomebody(shop, admin, { locale: 'en', email })
    expect((await newestTo(email)).subject).toMatch(/^Your invitation from /)
    expect((await inviteSomebody(shop, admin, { locale: 'de' })).body.errors).toMatchObject([
      { path: 'locale' },
    ])
  })
})

describe('Languages: an account made by a French invitation', () => {
  it('is in the language of the page it is made on, where somebody changed it', async () => {
    const { body } = await inviteSomebody(shop, admin, { locale: 'fr' })
    const { email } = body.data
    const { token } = linkOf((await newestTo(email)).text)
    expect((await look(shop, { token, email })).body).toMatchObject({ isValid: true })
    const account = {
      ...{ firstName: 'Ada', lastName: 'Example', email, password: 'Training!2026' },
      ...{ agreeToPromotions: false, agreeToTerms: true, invitationToken: token },
    }
    const made = await shop.call('POST', '/users/register-invited?locale=en', { body: account })
    expect(made.status).toBe(200)
    expect(await localeOf(email)).toEqual([{ locale: 'en', proven: true }])
  })
})
