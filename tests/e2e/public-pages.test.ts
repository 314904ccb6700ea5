import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { withConnection } from '@/scripts/environment/database.mjs'
import { scrollsOf, watchScrolling } from '../support/page-scrolls'
import type { RunningShop } from '../support/running-shop'
import { withServedShop } from '../support/served-shop'
import { PASSWORD } from '../support/shop'
import { newVisitor, signIn } from '../support/visitor'

const PUBLIC_PATHS = [
  '/',
  '/programs',
  '/services',
  '/newsletter',
  '/aboutus',
  '/contactus',
  '/privacy-policy',
  '/terms-and-conditions',
  '/learn-more-about-pmfp',
  '/pmfp-group-licensing-page',
  '/fr',
  '/fr/programs',
  '/fr/aboutus',
  '/fr/learn-more-about-pmfp',
  '/fr/learn-more-about-mieux-dormir',
  '/fr/newsletter/le-piege-des-bons-jours',
]

let shop: RunningShop
let browser: Browser
withServedShop(
  (served) => {
    ;({ shop, browser } = served)
  },
  { BACKGROUND_JOBS: 'off' },
)

const page = async (path: string) => {
  const response = await fetch(shop.app.origin + path)
  return {
    status: response.status,
    cache: response.headers.get('x-nextjs-cache'),
    html: await response.text(),
  }
}

const MESSAGES = /\\"catalogs\\":\{.*?\},\\"sentences\\":\{.*?\}/g

/** What a page's scripts say. The outermost layout of each language is a module of its own: the numbers of modules do not count. */
async function scriptsOf(html: string): Promise<string[]> {
  const addresses = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, address = '']) => address)
  const texts = [...new Set(addresses)].map(async (address) => {
    const text = await (await fetch(new URL(address, shop.app.origin))).text()
    return text.replace(/\b\d{4,}\b/g, 'module')
  })
  return (await Promise.all(texts)).toSorted()
}

async function signInAsAdmin(): Promise<string> {
  const { body } = await shop.call('POST', '/users/login', {
    body: { email: 'admin@example.com', password: PASSWORD },
  })
  return (body.tokens as { accessToken: string }).accessToken
}

describe('Specification 2, Route table: what leads elsewhere', () => {
  it.each([
    ['/my-programs', '/profile'],
    ['/payment-success', '/payment/success'],
    ['/payment-cancel', '/payment/cancel'],
    ['/admin', '/manage-website'],
  ])('%s leads to %s, query and all', async (from, target) => {
    const { status, headers } = await fetch(`${shop.app.origin}${from}?token=5O1`, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([307, `${target}?token=5O1`])
  })
})

describe('Specification 2, Shell', () => {
  it.each([
    '/login',
    '/signup',
    '/forgot-password',
    '/welcome-migrated-user',
    '/reset-password-for-migrated-users',
  ])('has neither header nor footer on %s', async (path) => {
    expect((await page(path)).html).not.toMatch(/<(header|footer)[ >]/)
  })

  it.each(['/', '/register', '/reset-password', '/cart', '/profile'])('has both on %s', async (path) => {
    const { html } = await page(path)
    expect([html.includes('<header'), html.includes('<footer')]).toEqual([true, true])
  })

  it.each([
    ['/', 'nothing'],
    ['/programs', 'Programs'],
    ['/learn-more-about-pmfp', 'Programs'],
    ['/services', 'Services'],
    ['/newsletter', 'Resources'],
    ['/aboutus', 'About us'],
    ['/contactus', 'Contact'],
  ])('lists the five parts of the site on %s, and marks %s', async (path, marked) => {
    const visitor = await newVisitor(browser, shop.app.origin)
    await visitor.goTo(path)
    const menu = visitor.page.getByRole('navigation', { name: 'Main' })
    expect(await menu.getByRole('link').allInnerTexts()).toEqual([
      'Programs',
      'Services',
      'Resources',
      'About us',
      'Contact',
    ])
    expect(await menu.locator('[aria-current]').allInnerTexts()).toEqual(marked === 'nothing' ? [] : [marked])
    await visitor.leave()
  })

  it('lets the home page be seen through its header, and no other page', async () => {
    const visitor = await newVisitor(browser, shop.app.origin)
    const background = async (path: string) => {
      await visitor.goTo(path)
      return visitor.page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)
    }
    expect(await background('/')).toBe('rgba(0, 0, 0, 0)')
    for (const path of ['/programs', '/aboutus']) expect(await background(path)).toMatch(/^rgb\(/)
    await visitor.leave()
  })

  it.each([
    ['customer', ['My programs', 'Account settings', 'Sign out']],
    ['admin', ['My programs', 'Manage website', 'Account settings', 'Sign out']],
  ])('offers in the account menu what is theirs, and leads home who signs out: %s', async (role, offered) => {
    const visitor = await newVisitor(browser, shop.app.origin)
    const { page } = visitor
    await visitor.goTo('/login')
    await signIn(page, `${role}@example.com`)
    await page.waitForURL('**/profile')
    await page.getByRole('button', { name: 'Account menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Account' })
    expect(await menu.getByRole('listitem').allInnerTexts()).toEqual(offered)
    await menu.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(`${shop.app.origin}/`)
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
    await visitor.leave()
  })

  it('scrolls to the top 100 ms after each change of path', async () => {
    const visitor = await newVisitor(browser, shop.app.origin)
    await watchScrolling(visitor.page)
    await visitor.goTo('/aboutus')
    await visitor.page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await visitor.page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click()
    await visitor.page.waitForURL('**/contactus')
    const [scroll] = await scrollsOf(visitor.page)
    expect(scroll).toMatchObject({ top: 0 })
    expect(scroll?.afterMs).toBeGreaterThanOrEqual(100)
    await visitor.page.waitForFunction(() => window.scrollY === 0)
    await visitor.leave()
  })
})

describe('Specification 2, public pages', () => {
  it.each(PUBLIC_PATHS)('%s is prerendered: it is served from the build', async (path) => {
    const { status, cache, html } = await page(path)
    expect(status).toBe(200)
    expect(cache).toBe('HIT')
    expect(html).toMatch(/<h1[ >]/)
  })

  it.each([
    ['/', '/fr'],
    ['/programs', '/fr/programs'],
    ['/learn-more-about-sleeping-better', '/fr/learn-more-about-mieux-dormir'],
  ])(
    '%s and %s load the same JavaScript, and the English page at most 3 kB for its language',
    async (...paths) => {
      const [english = '', french = ''] = await Promise.all(
        paths.map(async (path) => (await page(path)).html),
      )
      const [one, other] = await Promise.all([english, french].map(scriptsOf))
      expect(one?.length).toBeGreaterThan(5)
      expect(other).toEqual(one)
      // What reads messages is under 1 kB; the rest is the page's own messages.
      const messages = gzipSync(english).length - gzipSync(english.replace(MESSAGES, '')).length
      expect(messages).toBeGreaterThan(300)
      expect(messages).toBeLessThan(2_000)
    },
  )

  it.each(['/nothing-is-here', '/Programs%00', '/newsletter/%00', '/newsletter/no-such', '/a/b/c'])(
    'shows "Page not found" for any other path: %s',
    async (path) => {
      const { status, html } = await page(path)
      expect(status).toBe(404)
      expect(html).toContain('Page not found')
    },
  )

  it('keeps a draft to the editors', async () => {
    const token = await signInAsAdmin()
    const [about] = await shop.database.query<{ id: string }>(`SELECT id FROM pages WHERE slug = 'contactus'`)
    await shop.call('PATCH', `/pages/${about?.id}?draft=true`, {
      token,
      body: { title: 'An unfinished thought', _status: 'draft' },
    })
    expect((await page('/contactus')).html).not.toContain('An unfinished thought')
  })

  // Last in this file: afterwards the database is gone.
  it('costs no database query: public pages are served while the database refuses everybody', async () => {
    const before = await Promise.all(PUBLIC_PATHS.map(page))
    await fetch(`${shop.app.origin}/api/products?limit=3`)
    expect((await page('/profile')).status).toBe(200)
    const name = new URL(shop.database.url).pathname.slice(1)
    await withConnection(inject('postgres').admin, async (admin) => {
      await admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`)
      await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name])
    })
    expect((await shop.call('GET', '/products/slug/pmfp')).status, 'the database is really gone').toBe(500)
    const known = await fetch(`${shop.app.origin}/api/products?limit=3`)
    expect(known.status, 'a call that everybody may make').toBe(200)
    for (const [index, path] of PUBLIC_PATHS.entries()) {
      const { status, html } = await page(path)
      expect(status, path).toBe(200)
      expect(html, path).toBe(before[index]?.html)
    }
    expect((await page('/profile')).html, 'the shell of a member page needs none either').toContain('<footer')
  })
})
