export type Access = 'public' | 'guest-only' | 'signed-in' | 'admin' | 'superuser'

/** What the account menu can lead to. */
export type MenuItem = 'myPrograms' | 'manageWebsite' | 'accountSettings'

/** A page: who may open it, and as what the account menu leads there. Or a way to another page. */
type Route = { readonly access: Access; readonly menu?: MenuItem } | { readonly leadsTo: string }

/**
 * Specification 2, Route table: the one place that says what stands at a path. Guards, redirects, the account menu and the
 * pages with a strict content security policy (`proxy.ts`) follow from it.
 */
export const ROUTE_TABLE = {
  '/': { access: 'public' },
  '/login': { access: 'guest-only' },
  '/signup': { access: 'guest-only' },
  '/register': { access: 'public' },
  '/forgot-password': { access: 'public' },
  '/welcome-migrated-user': { access: 'public' },
  '/reset-password-for-migrated-users': { access: 'public' },
  '/reset-password': { access: 'public' },
  '/privacy-policy': { access: 'public' },
  '/terms-and-conditions': { access: 'public' },
  '/programs': { access: 'public' },
  '/programs/{programId}': { access: 'signed-in' },
  '/groups/{groupId}': { access: 'signed-in' },
  '/join': { access: 'public' },
  '/gift': { access: 'public' },
  '/learn-more-about-pmfp': { access: 'public' },
  '/pmfp-group-licensing-page': { access: 'public' },
  '/profile': { access: 'signed-in', menu: 'myPrograms' },
  '/profile/notes': { access: 'signed-in' },
  '/profile/action-plan': { access: 'signed-in' },
  '/my-programs': { leadsTo: '/profile' },
  '/newsletter': { access: 'public' },
  '/search': { access: 'public' },
  '/cart': { access: 'public' },
  '/payment': { access: 'signed-in' },
  '/payment/success': { access: 'signed-in' },
  '/payment-success': { leadsTo: '/payment/success' },
  '/payment/cancel': { access: 'public' },
  '/payment-cancel': { leadsTo: '/payment/cancel' },
  '/invoice': { access: 'signed-in' },
  '/invoice/success': { access: 'signed-in' },
  '/user-management': { access: 'admin' },
  '/email-templates': { access: 'admin' },
  '/forms-management': { access: 'admin' },
  '/manage-website': { access: 'admin', menu: 'manageWebsite' },
  '/manage-website/forgot': { leadsTo: '/forgot-password' },
  '/admin': { leadsTo: '/manage-website' },
  '/system-settings': { access: 'superuser' },
  '/account-settings': { access: 'signed-in', menu: 'accountSettings' },
  '/account-settings/security': { access: 'signed-in' },
  '/account-settings/orders': { access: 'signed-in' },
  '/account-settings/communication': { access: 'signed-in' },
  '/account-settings/data': { access: 'signed-in' },
  '/aboutus': { access: 'public' },
  '/contactus': { access: 'public' },
  '/services': { access: 'public' },
} as const satisfies Record<string, Route>
