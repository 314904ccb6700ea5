/** Addresses that lead elsewhere, whoever asks; the query travels along. Specification 2, Route table. */
export const REDIRECTS = {
  '/my-programs': '/profile',
  '/payment-success': '/payment/success',
  '/payment-cancel': '/payment/cancel',
  '/admin': '/manage-website',
  '/manage-website/forgot': '/forgot-password',
} as const satisfies Record<string, string>
