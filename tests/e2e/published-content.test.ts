import { describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../support/environment/app'
import { eventually, type RunningShop } from '../support/running-shop'
import { withServedShop } from '../support/served-shop'
import { PASSWORD } from '../support/shop'

let shop: RunningShop
withServedShop(
  (served) => {
    ;({ shop } = served)
  },
  { BACKGROUND_JOBS: 'off' },
)

const page = async (path: string) => (await fetch(shop.app.origin + path)).text()

const signInAsAdmin = () => signInAs('admin@example.com')

async function signInAs(email: string): Promise<string> {
  const { body } = await shop.call('POST', '/users/login', { body: { email, password: PASSWORD } })
  return (body.tokens as { accessToken: string }).accessToken
}

describe('Specification 2, public pages: what was published', () => {
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
      async () => (await page('/aboutus')).includes('A headline from this minute'),
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
        async () => (await page(path)).includes('Our own small print'),
        5_000,
      )
    }
  })

  it('tells everybody what superusers tell on every page within seconds, in the language there is, and takes it back', async () => {
    const token = await signInAs('superuser@example.com')
    const tell = async (notice: object) => {
      const saved = await shop.call('POST', '/globals/system-settings', { token, body: { notice } })
      expect(saved.status).toBe(200)
    }
    const text = 'On Sunday we work on the website.'
    await tell({ shown: true, text })
    for (const path of ['/', '/login', '/cart', '/profile']) {
      await eventually(`it is on ${path}`, async () => (await page(path)).includes(text), 5_000)
    }
    await eventually(
      'it is on /fr',
      async () => (await page('/fr')).includes(`<p lang="en-CA">${text}</p>`),
      5_000,
    )
    await tell({ shown: false })
    for (const path of ['/', '/login', '/fr']) {
      await eventually(`it is not on ${path}`, async () => !(await page(path)).includes(text), 5_000)
    }
    const read = await shop.call('GET', '/globals/system-settings')
    expect(JSON.stringify(read.body), 'what is not told is nobody’s to read').not.toContain(text)
  })

  it('takes what the shop does not offer from every page within seconds, in both languages, and brings it back', async () => {
    const token = await signInAs('superuser@example.com')
    const offer = async (offers: object) => {
      const saved = await shop.call('POST', '/globals/system-settings', { token, body: { offers } })
      expect(saved.status).toBe(200)
    }
    const [licence] = await shop.database.query<{ slug: string }>(
      `SELECT slug FROM products WHERE seats IS NOT NULL AND _status = 'published' LIMIT 1`,
    )
    const address = `/learn-more-about-${licence?.slug}`
    const status = async (path: string) => (await fetch(`${shop.app.origin}${path}`)).status
    const has = async (path: string, text: string) => (await page(path)).includes(text)
    expect([await status(address), await has('/sitemap.xml', address)]).toEqual([200, true])
    expect(await has('/newsletter', 'newsletter-email')).toBe(true)
    await offer({ groups: false, newsletter: false })
    await eventually('the product is nowhere', async () => (await status(address)) === 404, 5_000)
    await eventually('nor in the sitemap', async () => !(await has('/sitemap.xml', address)), 5_000)
    for (const path of ['/newsletter', '/fr/newsletter'])
      await eventually(`no form on ${path}`, async () => !(await has(path, 'newsletter-email')), 5_000)
    await offer({ groups: true, newsletter: true })
    await eventually('the product is back', async () => (await status(address)) === 200, 5_000)
    await eventually('the form is back', () => has('/fr/newsletter', 'newsletter-email'), 5_000)
  })

  it('makes it live in every process within two seconds, also in one that starts afterwards from the old build', async () => {
    const beside = () => startApp({ databaseUrl: shop.database.url, env: { BACKGROUND_JOBS: 'off' } })
    const second = await beside()
    const shows = async (app: RunningApp) =>
      (await (await fetch(`${app.origin}/aboutus`)).text()).includes('Heard everywhere')
    expect(await shows(second)).toBe(false)
    const token = await signInAsAdmin()
    const [about] = await shop.database.query<{ id: string }>(`SELECT id FROM pages WHERE slug = 'aboutus'`)
    const { body } = await shop.call('GET', `/pages/${about?.id}?depth=0`, { token })
    const [first, ...others] = body.layout as object[]
    const layout = [{ ...first, heading: 'Heard everywhere' }, ...others]
    await shop.call('PATCH', `/pages/${about?.id}`, { token, body: { layout, _status: 'published' } })
    await eventually('the second process shows it', () => shows(second), 2_000)
    await eventually('the first process shows it', () => shows(shop.app), 2_000)
    const third = await beside()
    expect(await shows(third), 'a process of the build of before').toBe(true)
    await Promise.all([second.stop(), third.stop()])
  })

  it('answers what everybody may ask without the database, until it changes', async () => {
    const list = () => fetch(`${shop.app.origin}/api/products?limit=3&sort=title`)
    const first = await list()
    expect([first.status, first.headers.get('Cache-Control')]).toEqual([
      200,
      'public, max-age=0, must-revalidate',
    ])
    const { docs } = (await first.json()) as { docs: { id: string; title: string }[] }
    const etag = String(first.headers.get('ETag'))
    const again = await fetch(`${shop.app.origin}/api/products?sort=title&limit=3`, {
      headers: { 'If-None-Match': etag },
    })
    expect(again.status).toBe(304)
    const token = await signInAsAdmin()
    await shop.call('PATCH', `/products/${docs[0]?.id}`, {
      token,
      body: { title: 'A Better Title', _status: 'published' },
    })
    await eventually(
      'the list names it',
      async () => (await (await list()).text()).includes('A Better Title'),
      2_000,
    )
  })
})
