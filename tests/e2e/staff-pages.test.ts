import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { RunningShop } from '../support/running-shop'
import { withServedShop } from '../support/served-shop'
import { newVisitor, signIn, signUp, type Visitor } from '../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const ADMIN = '/manage-website'
const HOME = 'home'

type Place = { path: string; admin: string; superuser: string }
const open = (path: string, screen = path): Place => ({ path, admin: screen, superuser: screen })
const superusersOnly = (path: string, screen = path): Place => ({ path, admin: HOME, superuser: screen })

/** Specification 6: where staff end up. Guests end at the sign-in, customers at home. */
const STAFF_PAGES: Place[] = [
  open('/user-management', `${ADMIN}/collections/users`),
  open('/email-templates', `${ADMIN}/collections/email-templates`),
  open('/forms-management', `${ADMIN}/collections/forms`),
  open(ADMIN),
  open(`${ADMIN}/collections/orders?limit=5`),
  open(`${ADMIN}/payments-management`),
  open(`${ADMIN}/statistics`),
  open(`${ADMIN}/migrated-people`),
  open(`${ADMIN}/participation`),
  open(`${ADMIN}/translations?state=missing`),
  superusersOnly('/system-settings', `${ADMIN}/globals/system-settings`),
  superusersOnly(`${ADMIN}/globals/system-settings`),
]
const MEMBER_PAGES = ['/profile', '/account-settings', '/payment', '/invoice', '/programs/pmfp?from=mail']

describe('Specification 5, Route guards: who ends where', () => {
  it('a guest ends at the sign-in with the original path kept, and staff data stays on the server', async () => {
    const guest = await newVisitor(browser, shop.app.origin, 1440, { sharesFiles: true })
    for (const path of [...STAFF_PAGES.map((page) => page.path), ...MEMBER_PAGES]) {
      await guest.goTo(path)
      await expectSignIn(guest.page, path)
    }
    expect((await shop.call('GET', '/users')).status).not.toBe(200)
    await guest.leave()
  })

  it('a customer ends at home from every staff page, also from those Payload would call unauthorized', async () => {
    const customer = await enter('customer@example.com', '/profile')
    for (const { path } of [...STAFF_PAGES, open(`${ADMIN}/unauthorized`)]) {
      await customer.goTo(path)
      await expectPlace(customer.page, HOME, path)
    }
    await customer.leave()
  })

  it.each(['admin', 'superuser'] as const)(
    '%s: the pages of their rank open, others lead home',
    async (role) => {
      const visitor = await enter(`${role}@example.com`, '/profile')
      for (const place of STAFF_PAGES) {
        await visitor.goTo(place.path)
        await expectPlace(visitor.page, place[role], place.path)
        if (place[role] !== HOME) await visitor.page.locator('h1:visible, h2:visible').first().waitFor()
      }
      await visitor.leave()
    },
  )

  it('an admin who was deactivated meanwhile is a guest at the next page', async () => {
    const admin = await newAdmin()
    await admin.goTo(ADMIN)
    await expectPlace(admin.page, ADMIN, ADMIN)
    await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE email = $1`, [admin.email])
    for (const { path } of STAFF_PAGES) {
      await admin.goTo(path)
      await expectSignIn(admin.page, path)
    }
    await admin.leave()
  })
})

describe('Specification 5, Route guards: signing in leads where somebody was headed', () => {
  it.each([
    ...STAFF_PAGES.map(({ path, superuser }) => [path, superuser, 'superuser@example.com'] as const),
    ...MEMBER_PAGES.map((path) => [path, path, 'customer@example.com'] as const),
    ['/user-management', HOME, 'customer@example.com'] as const,
  ])('%s leads to %s for %s', async (path, screen, email) => {
    const visitor = await newVisitor(browser, shop.app.origin, 1440, { sharesFiles: true })
    const seen = placesOf(visitor.page)
    await visitor.goTo(path)
    await expectSignIn(visitor.page, path)
    await signIn(visitor.page, email)
    await expect.poll(() => seen, { timeout: 15_000 }).toContain(screen === HOME ? '/' : screen)
    await visitor.leave()
  })
})

describe('Specification 4, Session: the tokens are good and the cookie is gone', () => {
  it.each([
    ['the access token is good', null],
    ['the access token is over, too', 'over'],
  ])('a staff page opens when %s', async (_, token) => {
    const admin = await enter('admin@example.com', '/profile')
    await admin.page.context().clearCookies()
    if (token) await admin.page.evaluate((over) => localStorage.setItem('token', over), token)
    await admin.goTo('/user-management?sort=email')
    await expectPlace(admin.page, `${ADMIN}/collections/users`, '/user-management')
    await admin.leave()
  })

  it('a browser that keeps no cookie is led home, not in circles', async () => {
    const admin = await enter('admin@example.com', '/profile')
    const { page } = admin
    await page.context().clearCookies()
    await page.route('**/api/users/refresh-token', (route) => route.fulfill({ status: 503, body: '{}' }))
    let asked = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/email-templates') asked += 1
    })
    await admin.goTo('/email-templates')
    await expectPlace(page, HOME, '/email-templates')
    expect(asked).toBe(2)
    await admin.leave()
  })

  it('signing out in the staff area ends the session of the shop, too', async () => {
    const admin = await enter('admin@example.com', ADMIN)
    await admin.goTo(`${ADMIN}/logout`)
    await admin.page.waitForURL('**/login?**')
    await admin.page.getByLabel('Email').waitFor()
    await admin.goTo('/profile')
    await expectSignIn(admin.page, '/profile')
    await admin.leave()
  })
})

describe('Safety: the staff area', () => {
  it('asks nobody but this site for anything, on pages with stored json, words, pictures and settings', async () => {
    await shop.database.query(
      `INSERT INTO payment_events (provider, event_id, type, body) VALUES ('paypal', 'WH-1', 'CHECKOUT.ORDER.APPROVED', '{"id": "WH-1"}')`,
    )
    const superuser = await enter('superuser@example.com', '/profile')
    const { page } = superuser
    const strangers: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== shop.app.origin) strangers.push(request.url())
    })
    page.on('console', (message) => {
      if (/Content.Security.Policy|Refused to/i.test(message.text())) strangers.push(message.text())
    })
    for (const path of await pagesOfDocuments()) await page.goto(path, { waitUntil: 'networkidle' })
    expect(strangers).toEqual([])

    await superuser.goTo(await pageOf('payment-events'))
    await page.getByText('"id": "WH-1"').waitFor()
    await page.getByRole('button', { name: 'Copy', exact: true }).waitFor()
    await superuser.leave()
  })
})

async function pagesOfDocuments(): Promise<string[]> {
  const lists = ['payment-events', 'activity-log', 'users', 'email-templates', 'pages', 'products', 'media']
  const documents = await Promise.all(lists.map(pageOf))
  return [`${ADMIN}/globals/system-settings`, ...documents]
}

/** The page of some document of a collection. */
async function pageOf(collection: string): Promise<string> {
  const table = collection.replaceAll('-', '_')
  const [row] = await shop.database.query<{ id: string }>(`SELECT id FROM ${table} LIMIT 1`)
  return `${ADMIN}/collections/${collection}/${row?.id}`
}

async function enter(email: string, headedFor: string): Promise<Visitor> {
  const visitor = await newVisitor(browser, shop.app.origin, 1440, { sharesFiles: true })
  await visitor.goTo(`/login?redirect=${encodeURIComponent(headedFor)}`)
  await signIn(visitor.page, email)
  await expectPlace(visitor.page, headedFor, '/login')
  return visitor
}

async function newAdmin(): Promise<Visitor> {
  const visitor = await newVisitor(browser, shop.app.origin, 1440, { sharesFiles: true })
  await visitor.goTo('/signup')
  await signUp(visitor)
  await visitor.page.waitForURL('**/profile')
  await shop.database.query(`UPDATE users SET role = 'admin' WHERE email = $1`, [visitor.email])
  return visitor
}

/** Every place the page has been since, in order. */
function placesOf(page: Page): string[] {
  const seen: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.push(placeOf(frame.url()))
  })
  return seen
}

function placeOf(address: string): string {
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

async function expectPlace(page: Page, place: string, asked: string): Promise<void> {
  const path = place === HOME ? '/' : new URL(place, shop.app.origin).pathname
  await expect.poll(() => new URL(page.url()).pathname, { message: asked, timeout: 15_000 }).toBe(path)
}

async function expectSignIn(page: Page, asked: string): Promise<void> {
  const place = `/login?redirect=${encodeURIComponent(asked)}`
  await expect.poll(() => placeOf(page.url()), { message: asked, timeout: 15_000 }).toBe(place)
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
}
