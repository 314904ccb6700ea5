import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { withConnection } from '@/scripts/environment/database.mjs'
import { eventually, type RunningShop, startRunningShop } from '../support/running-shop'
import { PASSWORD } from '../support/shop'

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
]

let shop: RunningShop
beforeAll(async () => {
  shop = await startRunningShop({ BACKGROUND_JOBS: 'off' })
})
afterAll(() => shop.stop())

const page = async (path: string) => {
  const response = await fetch(shop.app.origin + path)
  return {
    status: response.status,
    cache: response.headers.get('x-nextjs-cache'),
    html: await response.text(),
  }
}

async function signInAsAdmin(): Promise<string> {
  const { body } = await shop.call('POST', '/users/login', {
    body: { email: 'admin@example.com', password: PASSWORD },
  })
  return (body.tokens as { accessToken: string }).accessToken
}

describe('Specification 2, public pages', () => {
  it.each(PUBLIC_PATHS)('%s is prerendered: it is served from the build', async (path) => {
    const { status, cache, html } = await page(path)
    expect(status).toBe(200)
    expect(cache).toBe('HIT')
    expect(html).toMatch(/<h1[ >]/)
  })

  it.each(['/nothing-is-here', '/Programs%00', '/newsletter/%00', '/newsletter/no-such', '/a/b/c'])(
    'shows "Page not found" for any other path: %s',
    async (path) => {
      const { status, html } = await page(path)
      expect(status).toBe(404)
      expect(html).toContain('Page not found')
    },
  )

  it('makes an edit in the staff area live within seconds', async () => {
    const token = await signInAsAdmin()
    const [home] = await shop.database.query<{ id: string }>(`SELECT id FROM pages WHERE slug = 'aboutus'`)
    const document = await shop.call('GET', `/pages/${home?.id}?depth=0`, { token })
    const layout = document.body.layout as { blockType: string; heading?: string }[]
    const edited = layout.map((block, index) =>
      index === 0 ? { ...block, heading: 'A headline from this minute' } : block,
    )
    const saved = await shop.call('PATCH', `/pages/${home?.id}`, {
      token,
      body: { layout: edited, _status: 'published' },
    })
    expect(saved.status).toBe(200)
    await eventually(
      'the new headline is on the page',
      async () => (await page('/aboutus')).html.includes('A headline from this minute'),
      5_000,
    )
  })

  it('shows a new entry of the menu on public and member pages within seconds', async () => {
    const token = await signInAsAdmin()
    const before = await shop.call('GET', '/globals/navigation?depth=0', { token })
    const footerLinks = [
      ...((before.body.footerLinks as object[] | undefined) ?? []),
      { label: 'Our own small print', href: '/privacy-policy' },
    ]
    const saved = await shop.call('POST', '/globals/navigation', { token, body: { footerLinks } })
    expect(saved.status).toBe(200)
    for (const path of ['/', '/profile']) {
      await eventually(
        `the new entry is on ${path}`,
        async () => (await page(path)).html.includes('Our own small print'),
        5_000,
      )
    }
  })

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
    expect((await page('/profile')).status).toBe(200)
    const name = new URL(shop.database.url).pathname.slice(1)
    await withConnection(inject('postgres').admin, async (admin) => {
      await admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`)
      await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name])
    })
    expect((await shop.call('GET', '/products/slug/pmfp')).status, 'the database is really gone').toBe(500)
    for (const [index, path] of PUBLIC_PATHS.entries()) {
      const { status, html } = await page(path)
      expect(status, path).toBe(200)
      expect(html, path).toBe(before[index]?.html)
    }
    expect((await page('/profile')).html, 'the shell of a member page needs none either').toContain(
      'Our own small print',
    )
  })
})
