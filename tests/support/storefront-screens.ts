import type { Page } from 'playwright-core'
import type { Member } from './member'

/** What stands ready before a screen is opened. */
export type Prepared = {
  member: Member
  resetLink: string
  invitationLink: string
  giftLink: string
  /** The member leads it. */
  group: { id: string; code: string }
}

export type Stored = { local?: Record<string, string>; tab?: Record<string, string> }

export type Of<Value> = Value | ((prepared: Prepared) => Value)

export type Screen = {
  name: string
  path: Of<string>
  /** Who opens it: nobody who is signed in, or the member. */
  as?: 'member'
  /** What stands in the storage of the browser beforehand. */
  stored?: Of<Stored>
  /** The heading that stands there once everything has come. */
  heading: Of<string>
  /** What else has come by then. */
  until?: (page: Page) => Promise<void>
}

/** Products of the demo, as a cart holds them. */
const CART = JSON.stringify({
  items: [
    {
      id: 'd1fcd2f0-1309-5548-9fc3-80c02cdc6e94',
      sku: 'PRG-SLEEP',
      quantity: 1,
      metadata: { title: 'Sleeping Better' },
    },
    {
      id: '61599717-5cab-5b8b-8404-6e510357e9af',
      sku: 'PRG-ENERGY',
      quantity: 1,
      metadata: { title: 'Steady Energy' },
    },
  ],
  subtotal: 0,
})
const WITH_CART = { local: { cart: CART } }

const handoff = (news: object) => ({ paymentHandoff: JSON.stringify(news) })
const SENT = { kind: 'invoiceSent', fresh: true, invoiceNumber: 'INV-1', orderNumber: '1', total: '$93.00' }

const alert = (page: Page) => page.getByRole('alert').first().waitFor()
const button = (name: string) => (page: Page) => page.getByRole('button', { name }).waitFor()

export const PUBLIC_SCREENS: Screen[] = [
  { name: 'home', path: '/', heading: 'Living well, one small step at a time' },
  { name: 'programs', path: '/programs', heading: 'Programs' },
  { name: 'services', path: '/services', heading: 'Services' },
  { name: 'resources', path: '/newsletter', heading: 'Resources' },
  { name: 'an article', path: '/newsletter/a-kitchen-that-helps', heading: 'A kitchen that helps' },
  { name: 'about us', path: '/aboutus', heading: 'You are the expert on your own life' },
  { name: 'contact', path: '/contactus', heading: 'Ask us anything' },
  { name: 'privacy policy', path: '/privacy-policy', heading: 'Privacy policy' },
  { name: 'terms', path: '/terms-and-conditions', heading: 'Terms and conditions' },
  { name: 'a program’s page', path: '/learn-more-about-pmfp', heading: 'PMFP' },
  { name: 'a service’s page', path: '/learn-more-about-one-to-one-coaching', heading: 'One-to-one coaching' },
  { name: 'licensing', path: '/pmfp-group-licensing-page', heading: 'Bring PMFP to your community' },
  { name: 'page not found', path: '/nothing-is-here', heading: 'Page not found' },
  { name: 'search', path: '/search?q=sleep', heading: 'Search' },
  { name: 'an empty cart', path: '/cart', heading: 'Your cart is empty' },
  { name: 'a filled cart', path: '/cart', stored: WITH_CART, heading: 'Steady Energy' },
  { name: 'payment cancelled', path: '/payment/cancel', heading: 'Payment cancelled' },
]

export const AUTH_SCREENS: Screen[] = [
  { name: 'sign in', path: '/login', heading: 'Sign in' },
  { name: 'sign up', path: '/signup', heading: 'Create your account' },
  { name: 'forgot password', path: '/forgot-password', heading: 'Forgot your password?' },
  {
    name: 'welcome',
    path: ({ member }) => `/welcome-migrated-user?email=${encodeURIComponent(member.email)}`,
    heading: 'Welcome to our new website',
    until: button('Reset Password'),
  },
  {
    name: 'a reset link',
    path: ({ resetLink }) => resetLink,
    heading: 'Reset your password',
    until: button('Reset password'),
  },
  {
    name: 'an expired reset link',
    path: ({ member }) => `/reset-password?token=old&email=${encodeURIComponent(member.email)}`,
    heading: 'Password reset expired',
  },
  {
    name: 'an expired link from the older system',
    path: ({ member }) =>
      `/reset-password-for-migrated-users?token=old&email=${encodeURIComponent(member.email)}`,
    heading: 'Password reset expired',
  },
  { name: 'an invitation', path: ({ invitationLink }) => invitationLink, heading: 'You are invited' },
  {
    name: 'an unknown invitation',
    path: '/register?token=old&email=somebody%40example.com',
    heading: 'We do not know this invitation',
  },
  { name: 'no invitation', path: '/register', heading: 'Please open the link in your invitation' },
  { name: 'a gift', path: ({ giftLink }) => giftLink, heading: 'Sleeping Better' },
  { name: 'an unknown gift', path: '/gift?token=old', heading: 'A gift for you', until: alert },
  {
    name: 'a place in a group',
    path: ({ group }) => `/join?code=${group.code}`,
    heading: 'Before you join',
  },
  { name: 'joining without a code', path: '/join', heading: 'Join a group' },
  { name: 'a new address', path: '/confirm-email?token=any', heading: 'Confirm your new email address' },
  {
    name: 'one’s own address',
    path: '/confirm-email?token=any&present=yes',
    heading: 'Confirm your email address',
  },
  {
    name: 'two accounts of one person',
    path: '/confirm-merge?token=any',
    heading: 'Are both accounts yours?',
  },
  { name: 'a link to no accounts', path: '/confirm-merge', heading: 'This link works no more' },
  { name: 'no new address', path: '/confirm-email', heading: 'This link has expired' },
]

export const MEMBER_SCREENS: Screen[] = (
  [
    { name: 'my programs', path: '/profile', heading: 'First Steps' },
    { name: 'notes and answers', path: '/profile/notes', heading: 'You have not written anything yet' },
    { name: 'an action plan', path: '/profile/action-plan', heading: 'A new plan' },
    { name: 'a program', path: '/programs/first-steps', heading: 'What is inside' },
    {
      name: 'a lesson',
      path: ({ member }) => `/programs/first-steps/lessons/${member.lesson.slug}`,
      heading: ({ member }) => member.lesson.title,
    },
    { name: 'account settings', path: '/account-settings', heading: 'Billing address' },
    {
      name: 'password and devices',
      path: '/account-settings/security',
      heading: 'Two-factor authentication at sign-in',
    },
    { name: 'own orders', path: '/account-settings/orders', heading: 'Orders and documents' },
    { name: 'mails and consents', path: '/account-settings/communication', heading: 'What you agreed to' },
    {
      name: 'own data',
      path: '/account-settings/data',
      heading: 'Your data',
      until: button('Close my account'),
    },
    { name: 'a group of one’s own', path: ({ group }) => `/groups/${group.id}`, heading: 'Places' },
    { name: 'a member’s cart', path: '/cart', stored: WITH_CART, heading: 'Steady Energy' },
    {
      name: 'payment',
      path: '/payment',
      stored: WITH_CART,
      heading: 'Payment',
      until: button('Pay with debit or credit card'),
    },
    {
      name: 'an invoice',
      path: '/invoice',
      stored: WITH_CART,
      heading: 'Request an invoice',
      until: button('Send me the invoice'),
    },
    {
      name: 'payment without a token',
      path: '/payment/success',
      heading: 'Payment Failed',
    },
    {
      name: 'payment made',
      path: ({ member }) => `/payment/success?order=${member.orderId}`,
      stored: ({ member: { orderId } }) => ({
        tab: handoff({ kind: 'paymentComplete', search: `?order=${orderId}`, orderId, fresh: true }),
      }),
      heading: 'Thank you!',
    },
    {
      name: 'invoice sent',
      path: '/invoice/success',
      stored: { tab: handoff(SENT) },
      heading: 'Your invoice is on its way',
    },
  ] as Screen[]
).map((screen) => ({ ...screen, as: 'member' }))
