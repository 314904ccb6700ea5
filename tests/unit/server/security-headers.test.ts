import { describe, expect, it } from 'vitest'
import { config } from '@/proxy'
import { LOCALES } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { accessOf, ROUTES } from '@/src/domain/roles/routes'
import { storeOrigin } from '@/src/server/files/store-origin'
import { fileHeaders, securityHeaders, strictPolicy } from '@/src/server/security-headers'

const LIVE = { siteUrl: 'https://shop.example.com', apiUrl: '/api', isDevelopment: false }

/** The value of a header for a path, as Next decides it: the last rule that matches wins. */
function headerOf(path: string, key: string, surroundings = LIVE, cookie = ''): string | undefined {
  const matching = securityHeaders(surroundings).filter(
    ({ source, has = [] }) => asPattern(source).test(path) && has.every((needed) => needed.key === cookie),
  )
  return matching.flatMap(({ headers }) => headers).findLast((header) => header.key === key)?.value
}

/** The few forms of path patterns that are used. */
function asPattern(source: string): RegExp {
  return new RegExp(`^${source.replace('/:path*', '(?:/.*)?').replace(/:\w+\(/, '(')}$`)
}

/** A pattern of `proxy.ts`. */
function asMatcher(source: string): RegExp {
  return new RegExp(`^${source.replace('/:path*', '(?:/.*)?').replace('/:path+', '/.+')}$`)
}

const PAGES = ['/', '/cart', '/api-of-calm', '/manage-websites', '/payment/cancel', '/profiles', '/programs']
const STRICT_PAGES = [
  '/profile',
  '/payment/success',
  '/account-settings/data',
  '/programs/pmfp/lessons/one',
  '/manage-website',
  '/manage-website/x/y',
]

describe('Safety: what every answer says', () => {
  it.each([...PAGES, ...STRICT_PAGES, '/api/users/profile', '/_next/static/x.js'])('%s', (path) => {
    expect(headerOf(path, 'X-Content-Type-Options')).toBe('nosniff')
    expect(headerOf(path, 'Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headerOf(path, 'Permissions-Policy')).toContain('camera=()')
    expect(headerOf(path, 'X-Frame-Options')).toMatch(/DENY|SAMEORIGIN/)
  })

  it('is said of a file of the build by whoever serves it', () => {
    const file = '/_next/static/x.js'
    const byNext = securityHeaders(LIVE)
      .filter(({ source, has }) => !has && asPattern(source).test(file))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]))
    expect(fileHeaders(LIVE)).toEqual(Object.fromEntries(byNext))
  })

  it('promises encryption where there is any, and nowhere else', () => {
    expect(headerOf('/', 'Strict-Transport-Security')).toMatch(/^max-age=\d{8}/)
    expect(headerOf('/', 'Content-Security-Policy')).toContain('upgrade-insecure-requests')
    const local = { ...LIVE, siteUrl: 'http://localhost:3000' }
    expect(headerOf('/', 'Strict-Transport-Security', local)).toBeUndefined()
    expect(headerOf('/', 'Content-Security-Policy', local)).not.toContain('upgrade-insecure-requests')
  })

  it('lets pages fetch scripts of others from the hosts the site was built with, the staff area none', () => {
    const built = {
      ...LIVE,
      optionalScripts:
        'statistics=https://stats.example.net/a.js marketing=https://stats.example.net/b.js#data-x=1',
    }
    const directives = headerOf('/', 'Content-Security-Policy', built)?.split('; ') ?? []
    expect(directives).toContain("script-src 'self' 'unsafe-inline' https://stats.example.net")
    expect(strictPolicy('/profile', 'abc', built)).toContain('stats.example.net')
    expect(strictPolicy('/manage-website', 'abc', built)).not.toContain('stats.example.net')
    expect(headerOf('/', 'Content-Security-Policy')).not.toContain('stats.example.net')
  })

  it('keeps addresses that carry a token to this site', () => {
    for (const page of ['/reset-password', '/confirm-email', '/confirm-merge', '/register']) {
      expect(headerOf(page, 'Referrer-Policy')).toBe('no-referrer')
    }
    expect(headerOf('/cart', 'Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  })
})

describe('Safety: the content security policy', () => {
  it.each(PAGES)('%s is framed by nobody, runs no script from elsewhere, and none in attributes', (path) => {
    const policy = headerOf(path, 'Content-Security-Policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("script-src 'self' 'unsafe-inline';")
    expect(policy).toContain("script-src-attr 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(policy).not.toMatch(/unsafe-eval|\*/)
  })

  it('lets a preview be framed by this site alone, and changes nothing else', () => {
    const preview = '__prerender_bypass'
    for (const path of ['/', '/aboutus', '/fr/newsletter/sleep']) {
      const policy = headerOf(path, 'Content-Security-Policy', LIVE, preview) ?? ''
      expect(policy).toContain("frame-ancestors 'self'")
      const usual = headerOf(path, 'Content-Security-Policy') ?? ''
      expect(policy.replace("frame-ancestors 'self'", "frame-ancestors 'none'")).toBe(usual)
      expect(headerOf(path, 'X-Frame-Options', LIVE, preview)).toBe('SAMEORIGIN')
      expect(headerOf(path, 'X-Frame-Options', LIVE, 'another')).toBe('DENY')
    }
    for (const path of STRICT_PAGES)
      expect(headerOf(path, 'X-Frame-Options', LIVE, preview), path).toBe('DENY')
  })

  it.each(STRICT_PAGES)('%s runs scripts of this site’s files, and inline ones by nonce only', (path) => {
    expect(headerOf(path, 'Content-Security-Policy'), 'proxy.ts gives it').toBeUndefined()
    const policy = strictPolicy(path, 'abc', LIVE)
    expect(policy).toContain("script-src 'self' 'nonce-abc';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("script-src-attr 'none'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain('upgrade-insecure-requests')
  })

  it('is a strict one for every page of the route table that needs a session, in each language, and for no other', () => {
    const matched = (path: string) => config.matcher.some((source) => asMatcher(source).test(path))
    const routes = Object.keys(ROUTES).map((route) => route.replace('{programId}', 'pmfp'))
    for (const path of new Set(
      LOCALES.flatMap((locale) => routes.map((route) => localPath(route, locale))),
    )) {
      const isStrict = accessOf(path) === 'signed-in' || path.startsWith('/manage-website')
      expect(matched(path), path).toBe(isStrict)
      expect(headerOf(path, 'Content-Security-Policy') === undefined, path).toBe(isStrict)
    }
  })

  it('lets answers of the API run nothing', () => {
    const policy = headerOf('/api/media/file/x.png', 'Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
  })

  it('lets pages talk to an API elsewhere, when there is one', () => {
    const elsewhere = { ...LIVE, apiUrl: 'https://api.example.com/v1' }
    expect(headerOf('/', 'Content-Security-Policy', elsewhere)).toContain(
      "connect-src 'self' https://api.example.com;",
    )
  })

  it.each([
    [{ S3_BUCKET: 'shop' }, 'https://shop.s3.us-east-1.amazonaws.com'],
    [{ S3_BUCKET: 'shop', S3_ENDPOINT: 'https://s3.example.net/x' }, 'https://shop.s3.example.net'],
    [
      { S3_BUCKET: 'shop', S3_ENDPOINT: 'http://127.0.0.1:9000', S3_PATH_STYLE: 'on' },
      'http://127.0.0.1:9000',
    ],
  ])('shows lesson files from the store they lie in to members and staff: %j', (source, origin) => {
    const withStore = { ...LIVE, filesUrl: storeOrigin(source) }
    for (const path of ['/programs/pmfp/lessons/one', '/manage-website']) {
      expect(strictPolicy(path, 'abc', withStore)).toMatch(new RegExp(`img-src [^;]* ${origin};`))
      expect(strictPolicy(path, 'abc', withStore)).toMatch(new RegExp(`media-src [^;]* ${origin};`))
    }
    expect(storeOrigin({ ...source, S3_BUCKET: '' })).toBeUndefined()
  })

  it('allows exactly the host of a consent script, on pages and member pages, and never in the staff area', () => {
    const withScript = { ...LIVE, consentScriptUrl: 'https://consent.example.net/v2/consent.js?id=1' }
    const policyOf = (path: string) =>
      headerOf(path, 'Content-Security-Policy', withScript) ?? strictPolicy(path, 'abc', withScript)
    for (const path of ['/', '/login', '/profile']) {
      expect(policyOf(path)).toMatch(/script-src 'self' '[\w-]+' https:\/\/consent\.example\.net;/)
      const hosts = policyOf(path).match(/https:\/\/[^\s;]+/g) ?? []
      expect([...new Set(hosts)].sort(), path).toEqual([
        'https://consent.example.net',
        'https://player.vimeo.com',
        'https://www.youtube-nocookie.com',
      ])
    }
    expect(policyOf('/manage-website')).not.toContain('consent.example.net')
    expect(headerOf('/', 'Content-Security-Policy'), 'without a script').not.toContain('consent')
  })

  it('allows eval to the development server only', () => {
    const policy = headerOf('/', 'Content-Security-Policy', { ...LIVE, isDevelopment: true })
    expect(policy).toContain("'unsafe-eval'")
  })
})
