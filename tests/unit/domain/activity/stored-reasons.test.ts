import { describe, expect, it } from 'vitest'
import { activityDetail } from '@/src/domain/activity/activity-labels'
import { describeMoment } from '@/src/domain/people/timeline'
import { sourceFiles } from '../../../support/source-tree'

const reasons = sourceFiles()
  .filter(({ path }) => path.startsWith('plugins/accounts/'))
  .flatMap(({ text }) =>
    [...text.matchAll(/(?:reason: |end_reason = )'([a-z-]+)'/g)].map(([, said = '']) => said),
  )

const message = {
  at: new Date('2026-11-20T15:00:00Z'),
  id: '1',
  kind: 'provider',
  what: 'provider-message',
  details: {},
  by: 'provider',
  actor: null,
  collection: null,
  document: null,
} as const
const said = (about: string, locale: 'en' | 'fr') => describeMoment({ ...message, about }, locale).what

describe('What staff read of a person', () => {
  it('says in both languages why a session ended', () => {
    expect(reasons).toContain('role-changed')
    for (const reason of new Set(reasons)) {
      const [english, french] = [activityDetail({ reason }), activityDetail({ reason }, 'fr')]
      expect([reason, english], 'no key').not.toEqual([reason, reason])
      expect(french, reason).not.toBe(english)
    }
    expect(activityDetail({ reason: 'Asked for by phone' }, 'fr')).toBe('Asked for by phone')
  })

  it('says what a provider told us in words, and what nobody named as it was told', () => {
    expect(said('PAYMENT.CAPTURE.COMPLETED · Order 1001', 'en')).toBe(
      'Message: Payment received · Order 1001',
    )
    expect(said('PAYMENT.CAPTURE.COMPLETED · Order 1001', 'fr')).toBe(
      'Message\u00a0: Paiement reçu · Commande 1001',
    )
    expect(said('SOMETHING.NEW · Order 1001', 'en')).toBe('Message: SOMETHING.NEW · Order 1001')
  })
})
