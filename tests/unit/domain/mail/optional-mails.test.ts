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
  ])
  // What has a link of the reader's own is no use unsent, but for the one with which they leave the newsletter.
  for (const [key, { secrets = [], unsubscribe }] of Object.entries(MESSAGES))
    expect(mayBeOff(key) && secrets.some((name) => name !== unsubscribe), key).toBe(false)
  expect(mayBeOff('account-ready:fr')).toBe(true)
  expect(mayBeOff(undefined)).toBe(false)
})
