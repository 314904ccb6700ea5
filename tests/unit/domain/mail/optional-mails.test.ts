import { expect, it } from 'vitest'
import { MESSAGES } from '@/plugins/mail/messages'
import { mayBeOff } from '@/src/domain/mail/optional-mails'

it('Emails a business may do without: reminders, thanks and welcomes, and none about money, accounts or a link', () => {
  const optional = Object.keys(MESSAGES).filter((key) => !key.endsWith(':fr') && mayBeOff(key))
  expect(optional.toSorted()).toEqual([
    'access-ending',
    'account-ready',
    'form-message',
    'form-receipt',
    'group-ending',
    'learning-paused',
    'newsletter-welcome',
    'welcome',
  ])
  // A link of the reader's own must reach them, but for those they find in their account and in the next newsletter.
  const withLink = Object.keys(MESSAGES).filter((key) => mayBeOff(key) && MESSAGES[key]?.secrets?.length)
  expect(withLink.toSorted()).toEqual([
    'newsletter-welcome',
    'newsletter-welcome:fr',
    'welcome',
    'welcome:fr',
  ])
  expect(mayBeOff('account-ready:fr')).toBe(true)
  expect(mayBeOff(undefined)).toBe(false)
})
