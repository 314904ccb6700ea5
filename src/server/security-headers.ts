import { LOCALES } from '../domain/languages/locales'
import { localPath } from '../domain/languages/paths'

type Header = { key: string; value: string }
type Rule = { source: string; headers: Header[]; has?: { type: 'cookie'; key: string }[] }

export type Surroundings = {
  /** The public address, as `SITE_URL` has it. */
  siteUrl: string | undefined
  /** `NEXT_PUBLIC_API_URL`: a path, or another origin that pages may then talk to. */
  apiUrl: string | undefined
  /** `NEXT_PUBLIC_CONSENT_SCRIPT_URL`: a cookie consent script of somebody else, allowed by its host. */
  consentScriptUrl?: string | undefined
  /** `NEXT_PUBLIC_OPTIONAL_SCRIPTS`: scripts of others that pages fetch after a yes, allowed by their hosts. */
  optionalScripts?: string | undefined
  /** Where lesson files lie when not on this server: members and staff are led there. */
  filesUrl?: string | undefined
  /** The development server compiles with `eval`. */
  isDevelopment: boolean
}

type Variables = {
  SITE_URL?: string | undefined
  NEXT_PUBLIC_API_URL?: string | undefined
  NEXT_PUBLIC_CONSENT_SCRIPT_URL?: string | undefined
  NEXT_PUBLIC_OPTIONAL_SCRIPTS?: string | undefined
  NODE_ENV?: string | undefined
}

/** As the environment says them. */
export function siteSurroundings(environment: Variables): Surroundings {
  return {
    siteUrl: environment.SITE_URL,
    apiUrl: environment.NEXT_PUBLIC_API_URL,
    consentScriptUrl: environment.NEXT_PUBLIC_CONSENT_SCRIPT_URL,
    optionalScripts: environment.NEXT_PUBLIC_OPTIONAL_SCRIPTS,
    isDevelopment: environment.NODE_ENV !== 'production',
  }
}

/** Whose players lessons are shown in, see `read-video.ts`. */
const PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/** Member pages and the staff area: made for each request, so that `proxy.ts` can give each its own policy. */
const MADE_PER_REQUEST =
  '(?:(?:fr/)?(?:profile|profile/notes|profile/action-plan|account-settings(?:/.+)?|payment|payment/success|invoice|invoice/success|programs/.+|groups/.+)|manage-website(?:/.*)?)'

/**
 * What every answer says; the policy of member pages and the staff area comes from `strictPolicy`. Public pages are
 * made once and served to all, so their inline scripts can carry no nonce, and inline scripts are allowed; attributes
 * with script, foreign scripts, plugins, frames around the page and forms that post elsewhere are not. See
 * docs/decisions/009-content-security-policy.md.
 */
export function securityHeaders(surroundings: Surroundings): Rule[] {
  const isSecure = isSecureSite(surroundings)
  return [
    { source: '/:path*', headers: everywhere(isSecure) },
    { source: '/((?!api(?:/|$)).*)', headers: [UNFRAMED] },
    { source: `/((?!api(?:/|$)|${MADE_PER_REQUEST}$).*)`, headers: [publicPolicy(surroundings)] },
    {
      // The staff area shows what is being written in a frame, at the width of a phone. Whoever forges the cookie of a
      // preview is given the page as everybody sees it, and may be framed by this site alone.
      source: `/((?!api(?:/|$)|${MADE_PER_REQUEST}$).*)`,
      has: [{ type: 'cookie', key: PREVIEW_COOKIE }],
      headers: [
        header('X-Frame-Options', 'SAMEORIGIN'),
        header(POLICY, written({ ...pagePolicy(surroundings, PUBLIC_SCRIPTS), ...FRAMED_HERE }, isSecure)),
      ],
    },
    {
      // Staff see a mail or a document in a frame of their own pages.
      source: '/api/:path*',
      headers: [header(POLICY, written(ANSWER_POLICY, false)), header('X-Frame-Options', 'SAMEORIGIN')],
    },
    // Their addresses carry a token or somebody's email address, and are nobody else's business.
    ...LOCALES.map((locale) => ({
      source: localPath(
        '/:page(reset-password|reset-password-for-migrated-users|forgot-password|welcome-migrated-user|confirm-email|confirm-merge|register|newsletter/confirm|newsletter/unsubscribe|gift)',
        locale,
      ),
      headers: [header('Referrer-Policy', 'no-referrer')],
    })),
  ]
}

/** What a file of the build says, a script or a font: the same as a public page. */
export function fileHeaders(surroundings: Surroundings): Record<string, string> {
  const headers = [...everywhere(isSecureSite(surroundings)), UNFRAMED, publicPolicy(surroundings)]
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]))
}

function everywhere(isSecure: boolean): Header[] {
  return [
    header('X-Content-Type-Options', 'nosniff'),
    header('Referrer-Policy', 'strict-origin-when-cross-origin'),
    header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'),
    header('Cross-Origin-Opener-Policy', 'same-origin'),
    ...(isSecure ? [header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')] : []),
  ]
}

function publicPolicy(surroundings: Surroundings): Header {
  return header(POLICY, written(pagePolicy(surroundings, PUBLIC_SCRIPTS), isSecureSite(surroundings)))
}

/**
 * The policy of one answer: scripts from files of this site, and inline ones that carry its nonce. Not 'strict-dynamic':
 * it would let a script of ours that was tricked add inline ones. `path` decides between member pages and staff area.
 */
export function strictPolicy(path: string, nonce: string, surroundings: Surroundings): string {
  const rulesOf = /^\/manage-website(\/|$)/.test(path) ? staffPolicy : pagePolicy
  return written(rulesOf(surroundings, `'self' 'nonce-${nonce}'`), isSecureSite(surroundings))
}

const POLICY = 'Content-Security-Policy'
const UNFRAMED = header('X-Frame-Options', 'DENY')

/** Next's own, of its draft mode. */
const PREVIEW_COOKIE = '__prerender_bypass'
const FRAMED_HERE = { 'frame-ancestors': "'self'" }

type Policy = Record<string, string>

function isSecureSite({ siteUrl }: Surroundings): boolean {
  return siteUrl?.startsWith('https:') ?? false
}

const PUBLIC_SCRIPTS = "'self' 'unsafe-inline'"

function pagePolicy(surroundings: Surroundings, scripts: string): Policy {
  const api = hostOf(surroundings.apiUrl)
  // Its dialog may bring a style sheet, pictures and a frame of its own.
  const consent = hostOf(surroundings.consentScriptUrl)
  const optional = hostsOf(surroundings.optionalScripts)
  const files = hostOf(surroundings.filesUrl)
  return {
    'default-src': "'self'",
    'script-src': `${scripts}${consent}${optional}${surroundings.isDevelopment ? " 'unsafe-eval'" : ''}`,
    'script-src-attr': "'none'",
    // Pictures say by inline style where their middle is.
    'style-src': `'self' 'unsafe-inline'${consent}`,
    'img-src': `'self' data:${api}${consent}${optional}${files}`,
    'font-src': "'self'",
    'connect-src': `'self'${api}${consent}${optional}`,
    // A lesson's video may lie on any host an editor chose.
    'media-src': `'self' https:${files}`,
    'frame-src': `${PLAYERS}${consent}`,
    'worker-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
}

/** An origin to be added to a list of sources; nothing for a path of this site, or for none. */
function hostOf(address: string | undefined): string {
  return address && URL.canParse(address) ? ` ${new URL(address).origin}` : ''
}

/** The hosts of `category=address` entries, each once. */
function hostsOf(entries: string | undefined): string {
  const hosts = (entries ?? '').split(/\s+/).map((entry) => hostOf(entry.replace(/^[a-z]+=/, '')))
  return [...new Set(hosts)].join('')
}

/** Payload's screens crop and preview uploads from memory. Nobody else's script runs there. */
function staffPolicy(surroundings: Surroundings, scripts: string): Policy {
  return {
    ...pagePolicy({ ...surroundings, consentScriptUrl: undefined, optionalScripts: undefined }, scripts),
    'img-src': `'self' data: blob:${hostOf(surroundings.filesUrl)}`,
    'font-src': "'self' data:",
    'media-src': `'self' blob: https:${hostOf(surroundings.filesUrl)}`,
    'frame-src': "'self' blob:",
    'worker-src': "'self' blob:",
    'base-uri': "'self'",
  }
}

/** JSON, files and mails to look at: nothing of them runs. A PDF is an object to some browsers. */
const ANSWER_POLICY: Policy = {
  'default-src': "'none'",
  'img-src': "'self' data: https:",
  'media-src': "'self'",
  'style-src': "'unsafe-inline'",
  'object-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'self'",
}

function written(rules: Policy, isSecure: boolean): string {
  const directives = Object.entries(rules).map(([name, sources]) => `${name} ${sources}`)
  return [...directives, ...(isSecure ? ['upgrade-insecure-requests'] : [])].join('; ')
}

function header(key: string, value: string): Header {
  return { key, value }
}
