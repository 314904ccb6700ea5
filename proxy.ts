import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { storeOrigin } from './src/server/files/store-origin'
import { strictPolicy } from './src/server/security-headers'

/**
 * Gives every member page and every page of the staff area a content security policy of its own. Next reads the nonce
 * from the header of the request and writes it into each script of the page. Public pages never come here: they are
 * made once and served to all. See docs/decisions/009-content-security-policy.md.
 */
export function proxy(request: NextRequest): NextResponse {
  const policy = strictPolicy(request.nextUrl.pathname, randomBytes(16).toString('base64'), {
    siteUrl: process.env.SITE_URL,
    apiUrl: process.env.NEXT_PUBLIC_API_URL,
    consentScriptUrl: process.env.NEXT_PUBLIC_CONSENT_SCRIPT_URL,
    optionalScripts: process.env.NEXT_PUBLIC_OPTIONAL_SCRIPTS,
    filesUrl: storeOrigin(process.env),
    isDevelopment: process.env.NODE_ENV !== 'production',
  })
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

export const config = {
  matcher: [
    '/profile',
    '/profile/notes',
    '/profile/action-plan',
    '/account-settings/:path*',
    '/payment',
    '/payment/success',
    '/invoice',
    '/invoice/success',
    '/programs/:path+',
    '/groups/:path+',
    '/fr/profile',
    '/fr/profile/notes',
    '/fr/profile/action-plan',
    '/fr/account-settings/:path*',
    '/fr/payment',
    '/fr/payment/success',
    '/fr/invoice',
    '/fr/invoice/success',
    '/fr/programs/:path+',
    '/fr/groups/:path+',
    '/manage-website/:path*',
  ],
}
