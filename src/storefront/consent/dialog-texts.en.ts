import type { FixedTexts } from './compose-dialog'

export { cookieTextsEn as standard } from '@/src/domain/consent/cookie-texts.en'

export const fixed: FixedTexts = {
  region: 'Cookies',
  close: 'Close',
  policy: 'Privacy policy',
  policyHref: '/privacy-policy',
  proof: 'Your choice of {date} is kept without your name, as number {id}.',
}
