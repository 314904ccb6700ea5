import { describe, expect, it } from 'vitest'
import { MESSAGES } from '@/plugins/mail/messages'
import { said } from '@/src/admin/ui/said'
import { ACCESS_SOURCES, ACCESS_STATES } from '@/src/domain/access/access-source'
import { activityDetail, activityLabel } from '@/src/domain/activity/activity-labels'
import { frenchActivitySentence } from '@/src/domain/activity/activity-sentence'
import { SPAM_REASONS } from '@/src/domain/forms/score-spam'
import { SUBMISSION_STATE_LABELS } from '@/src/domain/forms/submission-state'
import { GIFT_STATES } from '@/src/domain/gifts/gift'
import { SEAT_STATES } from '@/src/domain/groups/seat-state'
import { MIGRATED_SHOWS } from '@/src/domain/imports/migrated-shows'
import { INVITATION_STATUS_LABELS } from '@/src/domain/invitations/invitation-labels'
import { STAFF_SENTENCES_FR } from '@/src/domain/languages/french/staff-sentences'
import { MASCULINE_FRENCH } from '@/src/domain/languages/french/state-names'
import { MAIL_STATE_LABELS, messageLabel, SENDING_LABELS } from '@/src/domain/mail/mail-labels'
import { SUBSCRIPTION_STATE_LABELS } from '@/src/domain/newsletter/subscription-state'
import { METHOD_LABELS, ORDER_STATE_LABELS } from '@/src/domain/orders/order-labels'
import { PAYMENT_STATE_LABELS, whatToDo } from '@/src/domain/payments/payment-labels'
import { PAYMENT_STATES } from '@/src/domain/payments/payment-state'
import { describeMoment, TIMELINE_KINDS } from '@/src/domain/people/timeline'
import { REFUND_STATE_LABELS } from '@/src/domain/refunds/refund-labels'
import { RIGHT_LABELS } from '@/src/domain/roles/rights'
import { FOUND_KINDS } from '@/src/domain/search/found-kinds'
import { saidNoMore } from '../../../support/sentences-said'

type Labelled = Record<string, string | { label?: string; because?: string; to?: string }>
const TABLES: Labelled[] = [
  ...[
    SENDING_LABELS,
    ACCESS_SOURCES,
    ACCESS_STATES,
    GIFT_STATES,
    SEAT_STATES,
    INVITATION_STATUS_LABELS,
    MAIL_STATE_LABELS,
  ],
  ...[SUBMISSION_STATE_LABELS, SUBSCRIPTION_STATE_LABELS, ORDER_STATE_LABELS, PAYMENT_STATE_LABELS],
  ...[
    REFUND_STATE_LABELS,
    TIMELINE_KINDS,
    RIGHT_LABELS,
    FOUND_KINDS,
    METHOD_LABELS,
    MIGRATED_SHOWS,
    SPAM_REASONS,
  ],
]
/** What is spelled the same in both languages. */
const SAME = ['PayPal', 'Participant', 'Notes', 'Pages']

describe('What rules and tables say to staff, in French', () => {
  it('has every label, every right and every email', () => {
    const labels = TABLES.flatMap((table) => Object.values(table)).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : [entry.because ?? entry.label, entry.to],
    )
    const mails = Object.entries(MESSAGES).flatMap(([key, { about }]) => [messageLabel(key), about])
    const said = [...labels, ...mails, ...PAYMENT_STATES.map(whatToDo)].filter((each) => each !== undefined)
    expect(said.length).toBeGreaterThan(100)
    expect(
      said.filter((each) => !SAME.includes(each) && inFrench(each) === each && each !== 'Invitation'),
    ).toEqual([])
  })

  it('carries over what varies, with amounts as they are written there', () => {
    expect(
      inFrench(
        'The payment of $1,069.00 was “On its way”, now “Received”. The order was “Waiting for payment”, now “Paid”.',
      ),
    ).toBe(
      'Le paiement de 1\u00a0069,00\u00a0$ était «\u00a0En route\u00a0», maintenant «\u00a0Reçu\u00a0». La commande était «\u00a0En attente du paiement\u00a0», maintenant «\u00a0Payée\u00a0».',
    )
    expect(inFrench('This is used on “About us”, “Plans, in short”. Take it out there first.')).toBe(
      'Ceci sert à «\u00a0About us\u00a0», «\u00a0Plans, in short\u00a0». Retirez-le d’abord de là.',
    )
    expect(inFrench('Open until December 1, 2026.')).toBe('Ouvert jusqu’au 1 décembre 2026.')
    expect(inFrench('12 accesses were extended.')).toBe('12 accès ont été prolongés.')
    expect(inFrench('Cheque 12 of $5.00, for Marie')).toBe('Cheque 12 of $5.00, for Marie')
  })

  it('tells the activity log and what happened to a person', () => {
    expect(activityLabel('order.placed', 'fr')).toBe('Commande passée')
    expect(activityDetail({ amountCents: 123_456, outcome: 'Nothing changed.' }, 'fr')).toBe(
      '1\u00a0234,56\u00a0$ · Rien n’a changé.',
    )
    const changes = [{ field: 'Title', before: 'A', after: 'nothing' }, { field: 'Text' }]
    expect(
      frenchActivitySentence('content.changed', { kind: 'Product', what: 'Sleep', changes, locale: 'fr' }),
    ).toBe(
      'Modification\u00a0: Produit «\u00a0Sleep\u00a0» (français) – Title\u00a0: de «\u00a0A\u00a0» à «\u00a0rien\u00a0»; Text',
    )
    const stored = { at: new Date(0), id: '1', actor: null, collection: null, document: null }
    const moment = { ...stored, kind: 'access' as const, by: 'system', what: 'access-opened', about: 'Staff' }
    expect(describeMoment({ ...moment, details: { source: 'order', reason: null } }, 'fr')).toMatchObject({
      who: 'la boutique',
      what: 'Programme ouvert\u00a0: Staff',
      detail: 'acheté',
    })
  })

  it('has no French for what nothing says any more', () => {
    const mails = new Set(['{mail} (French)', ...Object.keys(MESSAGES).map(messageLabel)])
    const said = Object.keys(STAFF_SENTENCES_FR).filter((sentence) => !mails.has(sentence))
    expect(saidNoMore(said)).toEqual([])
    const masculine = Object.keys(MASCULINE_FRENCH).filter(
      (state) => !Object.hasOwn(STAFF_SENTENCES_FR, state),
    )
    expect(masculine).toEqual([])
  })

  it('puts a hard space where Canadian French has one', () => {
    const soft = Object.values(STAFF_SENTENCES_FR).filter((each) => / :|« | »/.test(each))
    expect(soft).toEqual([])
  })
})

const inFrench = (sentence: string) => said(sentence, 'fr')
