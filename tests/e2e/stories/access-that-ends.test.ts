import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { englishIn, saidIn } from '../../support/french-text'
import { assertInvariants } from '../../support/invariants'
import { memberWith } from '../../support/member'
import { eventually, type RunningShop } from '../../support/running-shop'
import { barriers, tooWide } from '../../support/screen-checks'
import { withServedShop } from '../../support/served-shop'
import { PASSWORD } from '../../support/shop'
import { fillBillingAddress, newVisitor, signIn, signUp, type Visitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const address = (name: string) => `${name}-${randomUUID()}@example.com`
const mailTo = (email: string, subject: RegExp) =>
  shop.mails.waitForMail((mail) => mail.to.some((to) => to.address === email) && subject.test(mail.subject))

async function signedIn(width: 390 | 1440, email: string, path: string): Promise<Visitor> {
  const visitor = await newVisitor(browser, shop.app.origin, width)
  await visitor.goTo(`/login?redirect=${encodeURIComponent(path)}`)
  await signIn(visitor.page, email)
  await visitor.page.waitForURL(`**${path}`)
  return visitor
}

it('a leader gives places by a list and by a link, sees who came, and takes three back', async () => {
  const email = address('leader')
  const { token } = await memberWith(shop, 'pmfp-group-licence', { email })
  const groups = async () => (await shop.call('GET', '/groups', { token })).body.data as { id: string }[]
  await eventually('the licence is delivered', async () => (await groups()).length === 1)
  const [group] = await groups()

  const leader = await signedIn(1440, email, `/groups/${group?.id}`)
  await leader.page.getByRole('heading', { name: 'Places' }).waitFor()
  await leader.page.getByRole('button', { name: /^Rename/ }).click()
  await expectFocusOn(leader.page, 'field-group-name')
  await leader.page.getByLabel('Name of the group').fill('Night shift')
  await leader.page.getByRole('button', { name: 'Save' }).first().click()
  await leader.page.getByRole('heading', { name: 'Night shift' }).waitFor()
  expect(await leader.page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Rename/)
  const people = ['ann', 'bea', 'cleo'].map(address)
  const [ann = ''] = people
  await leader.page.getByLabel('Email addresses').fill([...people, ann, 'no address'].join('\n'))
  await leader.page.getByRole('button', { name: 'Check the list' }).click()
  await leader.page.getByText('is in the list twice').waitFor()
  await leader.page.getByText('is no email address').waitFor()
  await leader.page.getByRole('button', { name: 'Send 3 invitations' }).click()
  await leader.page.getByText('3 invitations are on their way.').waitFor()
  expect(await barriers(leader.page)).toEqual([])

  const invitation = (await mailTo(ann, /./)).text.match(/https?:\/\/\S+\/join\?code=[\w-]+/)?.[0] ?? ''
  const code = (await leader.page.getByText(/Link: http/).textContent())?.match(/\/join\?code=\S+/)?.[0] ?? ''
  const comes = async (link: string, as?: string) => {
    const visitor = await newVisitor(browser, shop.app.origin, 390)
    await visitor.page.goto(link)
    await visitor.page.getByText('from five people on, how many opened and finished').waitFor()
    expect(await barriers(visitor.page)).toEqual([])
    await visitor.page.getByRole('link', { name: 'Create an account' }).click()
    await signUp(as ? { ...visitor, email: as } : visitor)
    await visitor.page.getByText(`You join as ${as ?? visitor.email}`).waitFor()
    await visitor.page.getByRole('button', { name: 'Join the group' }).click()
    await visitor.page.waitForURL('**/profile')
    await visitor.page.getByRole('heading', { name: 'PMFP' }).waitFor()
    return visitor
  }
  const invited = await comes(invitation, ann)
  await invited.page.goto(invitation)
  await invited.page.getByText('You are in this group').waitFor()
  await invited.page.getByRole('link', { name: 'My programs' }).last().waitFor()
  const byLink = await comes(code)

  await leader.page.reload()
  await leader.page.getByText('2 people have joined.').waitFor()
  await leader.goTo(`/fr/groups/${group?.id}`)
  await leader.page.getByText('2 personnes font partie du groupe.').waitFor()
  await leader.page.getByLabel('Adresses courriel').fill([ann, 'pas une adresse'].join('\n'))
  await leader.page.getByRole('button', { name: 'Vérifier la liste' }).click()
  await leader.page.getByText('a déjà une place').waitFor()
  const named = [email, ...people, byLink.email, 'PMFP', 'Night shift']
  expect(englishIn(await saidIn(leader.page), named)).toEqual([])
  expect(await barriers(leader.page)).toEqual([])
  await leader.goTo(`/groups/${group?.id}`)
  await leader.page.getByText('2 people have joined.').waitFor()
  for (const who of [ann, ...people.slice(1)]) {
    await leader.page.getByRole('button', { name: `Take back from ${who}` }).click()
    await leader.page.getByRole('button', { name: `Yes, take it back from ${who}` }).click()
    await leader.page.getByRole('button', { name: `Take back from ${who}` }).waitFor({ state: 'detached' })
  }
  await leader.page.getByText('1 person has joined.').waitFor()

  await invited.goTo('/programs/pmfp')
  await invited.page.waitForURL('**/programs')
  await invited.page.getByText('Your place in a group was taken back').waitFor()
  await byLink.goTo('/programs/pmfp')
  await byLink.page.getByRole('heading', { name: 'What is inside' }).waitFor()
  for (const visitor of [leader, invited, byLink]) await visitor.leave()
})

it('who bought 90 days is reminded by mail, told when they are over, renews at that price, and goes on', async () => {
  const email = address('renewing')
  await shop.database.query(
    `UPDATE products SET access_kind = 'days', access_days = 90, renewal_price_cents = 2500 WHERE slug = 'steady-energy'`,
  )
  await memberWith(shop, 'steady-energy', { email })
  const endsIn = (days: number) =>
    shop.database.query(
      `UPDATE user_products SET access_ends_at = now() + make_interval(days => $1), created_at = now() - interval '80 days'
        WHERE access_ends_at IS NOT NULL`,
      [days],
    )
  const visitor = await signedIn(390, email, '/profile')
  const { page } = visitor
  await endsIn(13)
  const reminder = await mailTo(email, /^Your access to Steady Energy ends on/)
  expect(reminder.text).toContain('days left: 13')
  await page.goto(reminder.text.match(/https?:\/\/\S+learn-more-about-steady-energy\S*/)?.[0] ?? '')
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()

  await endsIn(-1)
  await visitor.goTo('/programs/steady-energy')
  await page.waitForURL('**/programs')
  await page.getByText('Steady Energy is closed').waitFor()
  await page.getByText('Your progress, notes and answers are kept.').waitFor()
  await page.getByRole('link', { name: /^Renew for \$25\.00/ }).click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('In your cart').waitFor()
  await visitor.goTo('/payment')
  await page.getByRole('radio', { name: /^PayPal/ }).check()
  await fillBillingAddress(visitor)
  const pay = page.getByRole('button', { name: 'Pay with PayPal' })
  await pay.click()
  await page.waitForURL(`${shop.simulator.origin}/**`)
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.waitForURL('**/payment/success**')
  await page.getByRole('link', { name: /^Open/ }).click()
  await page.getByRole('heading', { name: 'What is inside' }).waitFor()
  await visitor.leave()
  await assertInvariants(shop)
})

it('a member takes a copy of their data along, closes the account, is told so everywhere, and thinks better of it', async () => {
  const email = address('leaving')
  const { token } = await memberWith(shop, 'pmfp-group-licence', { email })
  await shop.call('GET', '/groups', { token })
  const visitor = await signedIn(390, email, '/account-settings/data')
  const { page } = visitor
  await page.getByRole('button', { name: 'Send me a copy of my data' }).click()
  await page.getByText('The link in it works for 24 hours.').first().waitFor()
  const link = (await mailTo(email, /copy|data/i)).text.match(/https?:\/\/\S+data-export\S+/)?.[0] ?? ''
  const copy = await page.context().request.get(link)
  expect(copy.status()).toBe(200)
  expect(copy.headers()['content-type']).toBe('application/zip')

  await page.getByRole('button', { name: 'Close my account' }).click()
  await page.getByText(/^The group you lead stays: .+ Whoever has a place keeps it/).waitFor()
  await page.getByLabel('Current password').fill('not this one')
  await page.getByRole('button', { name: 'Close my account' }).click()
  await page.getByRole('alert').first().waitFor()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Close my account' }).click()
  await page.getByText(/Your account will be closed on/).waitFor()
  expect(await barriers(page)).toEqual([])

  const looksWell = async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await barriers(page)).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await tooWide(page)).toEqual([])
  }
  await visitor.goTo('/learn-more-about-steady-energy')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('In your cart').waitFor()
  await visitor.goTo('/payment')
  await page.getByText('what you buy closes with it').waitFor()
  await page.locator('button:enabled', { hasText: 'Pay with' }).waitFor()
  await looksWell()
  await visitor.goTo('/fr/profile')
  await page.getByText(/^Votre compte ferme le/).waitFor()
  expect(englishIn(await saidIn(page), [email, 'Demo Demo', 'PMFP'])).toEqual([])
  await looksWell()
  await page.getByRole('link', { name: 'Le garder' }).click()
  await page.getByRole('button', { name: 'Garder mon compte' }).click()
  await page.getByText('Votre compte reste ouvert').first().waitFor()
  await page.getByRole('button', { name: 'Fermer mon compte' }).click()
  await page.getByText(/^Le groupe dont vous êtes responsable demeure/).waitFor()
  expect(englishIn(await saidIn(page), [email, 'Demo Demo'])).toEqual([])
  await looksWell()
  await visitor.leave()
})

async function expectFocusOn(page: Page, id: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.id), { timeout: 15_000 }).toBe(id)
}
