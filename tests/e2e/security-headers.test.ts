import type { Browser } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { RunningShop } from '../support/running-shop'
import { withServedShop } from '../support/served-shop'
import { PASSWORD } from '../support/shop'
import { newVisitor, signIn } from '../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const headersOf = async (path: string) =>
  (await fetch(`${shop.app.origin}${path}`, { redirect: 'manual' })).headers

describe('Safety: every kind of answer carries its headers', () => {
  it.each([
    '/',
    '/cart',
    '/login',
    '/profile',
    '/payment',
    '/nothing-is-here',
    '/manage-website/unauthorized',
  ])('%s, a page', async (path) => {
    const headers = await headersOf(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it('answers data with "keep this nowhere", or "ask each time" where all are answered the same, and lets it run nothing', async () => {
    const [nowhere, askEachTime] = ['no-store', 'public, max-age=0, must-revalidate']
    for (const [path, kept] of [
      ['/api/users/me', nowhere],
      ['/api/users/profile', nowhere],
      ['/api/nothing', nowhere],
      ['/api/products', askEachTime],
      ['/api/products?where[title][exists]=true', nowhere],
    ] as const) {
      const headers = await headersOf(path)
      expect(headers.get('cache-control'), path).toBe(kept)
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('access-control-allow-origin') ?? '', path).not.toContain('*')
    }
  })

  it('says the same with an answer that leaves before Next as through Next', async () => {
    const ask = async () => {
      const answer = await fetch(`${shop.app.origin}/api/products?limit=7`)
      const headers = Object.fromEntries(answer.headers)
      // Through Next an answer goes in pieces; before it, its length is known.
      const { date: _date, 'transfer-encoding': _pieces, 'content-length': length, ...lasting } = headers
      return { lasting, length, text: await answer.text() }
    }
    const [first, second, third] = [await ask(), await ask(), await ask()]
    expect(third.lasting).toEqual(first.lasting)
    expect(third.text).toBe(first.text)
    expect([first.length, second.length, third.length !== undefined]).toEqual([undefined, undefined, true])
  })

  it('tells another site’s script nothing: CORS names this site only', async () => {
    const { headers } = await fetch(`${shop.app.origin}/api/users/me`, {
      headers: { origin: 'https://example.net' },
    })
    expect(headers.get('access-control-allow-origin')).not.toBe('https://example.net')
  })

  it('serves pictures as what they are, and nothing as a page', async () => {
    const [picture] = await shop.database.query<{ filename: string }>('SELECT filename FROM media LIMIT 1')
    const headers = await headersOf(`/api/media/file/${picture?.filename}`)
    expect(headers.get('content-type')).toMatch(/^image\//)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

describe('Safety: member pages and the staff area are strict about scripts', () => {
  const MEMBER_PAGES = [
    '/profile',
    '/account-settings/data',
    '/payment',
    '/invoice',
    '/programs/pmfp',
    '/manage-website',
  ]

  it.each(MEMBER_PAGES)(
    '%s names a fresh nonce at each request, and every script of it has that nonce',
    async (path) => {
      const seen = new Set<string>()
      for (let round = 0; round < 2; round++) {
        const response = await fetch(`${shop.app.origin}${path}`, { redirect: 'manual' })
        const policy = response.headers.get('content-security-policy') ?? ''
        const nonce = /script-src 'self' 'nonce-([^']+)';/.exec(policy)?.[1] ?? 'none'
        seen.add(nonce)
        const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? []
        expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([])
      }
      expect(seen.size).toBe(2)
    },
  )

  it('an inline script that somebody got into a member page does not run', async () => {
    const visitor = await newVisitor(browser, shop.app.origin)
    const { page } = visitor
    const runs = (): Promise<boolean> =>
      page.evaluate(() => {
        const script = document.createElement('script')
        script.textContent = 'document.body.dataset.ran = "yes"'
        document.body.append(script)
        return document.body.dataset.ran === 'yes'
      })
    await visitor.goTo('/login')
    expect(await runs(), 'a public page, so that this test can fail').toBe(true)
    await signIn(page, 'customer@example.com')
    await page.getByRole('heading', { name: 'My programs' }).waitFor()
    expect(await runs(), 'after signing in').toBe(false)

    await page.getByRole('banner').getByRole('link', { name: 'About us' }).click()
    await page.waitForURL('**/aboutus')
    await visitor.goTo('/aboutus')
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('link', { name: 'My programs' }).click()
    await page.getByRole('heading', { name: 'My programs' }).waitFor()
    expect(await runs(), 'coming from a public page').toBe(false)

    await visitor.goTo('/cart')
    await page.evaluate(() => Reflect.get(window, 'next').router.push('/account-settings'))
    await page.getByRole('heading', { name: 'Account settings' }).waitFor()
    expect(await runs(), 'led there without a link').toBe(false)
    await visitor.leave()
  })
})

describe('Reliability: guesses from one network, whatever they claim', () => {
  it('are counted together, though each names another address in X-Forwarded-For', async () => {
    await shop.app.restart({ RATE_LIMIT_SCALE: '1' })
    const statuses: number[] = []
    for (let attempt = 0; attempt < 20; attempt++) {
      const { status } = await shop.call('POST', '/users/login', {
        body: { email: 'superuser@example.com', password: `Wrong!2026x${attempt}` },
        headers: { 'x-forwarded-for': `198.51.100.${attempt}`, 'x-real-ip': `198.51.100.${attempt}` },
      })
      statuses.push(status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual(Array.from({ length: 10 }, () => 429))
    await shop.app.restart()
  })
})

describe('Safety: no page breaks its own policy', () => {
  it('on the way through shop, members’ pages and staff area', async () => {
    const context = await browser.newContext({ baseURL: shop.app.origin })
    const page = await context.newPage()
    const violations: string[] = []
    page.on('console', (message) => {
      if (/Content.Security.Policy|Refused to/i.test(message.text())) violations.push(message.text())
    })
    for (const path of ['/', '/programs', '/cart', '/login?redirect=/manage-website']) {
      await page.goto(path, { waitUntil: 'networkidle' })
    }
    await page.getByLabel('Email').fill('superuser@example.com')
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/manage-website')
    const [lesson] = await shop.database.query<{ slug: string; program: string }>(
      `SELECT l.slug, d.slug AS program FROM lessons l
         JOIN programs p ON p.id = l.program_id JOIN products d ON d.id = p.product_id LIMIT 1`,
    )
    const paths = [
      '/manage-website/collections/pages',
      '/manage-website/collections/media',
      '/manage-website/globals/system-settings',
      '/profile',
      '/account-settings',
      '/payment',
      `/programs/${lesson?.program}/lessons/${lesson?.slug}`,
    ]
    for (const path of paths) await page.goto(path, { waitUntil: 'networkidle' })
    await context.close()
    expect(violations).toEqual([])
  })
})
