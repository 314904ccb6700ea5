import { describe, expect, it } from 'vitest'
import { readReleaseCommand } from '@/scripts/release/command'

describe('npm run restore:release', () => {
  it('takes numbers as they are printed or counted', () => {
    expect(
      readReleaseCommand(['--last-invoice', 'INV-000041', '--last-credit-note=7', '--mail', 'cancel']),
    ).toEqual({
      asCopy: false,
      lastInvoice: 41,
      lastCreditNote: 7,
      mail: 'cancel',
    })
  })

  it('asks for what it was not told', () => {
    expect(readReleaseCommand([])).toEqual({
      asCopy: false,
      lastInvoice: null,
      lastCreditNote: null,
      mail: null,
    })
    expect(readReleaseCommand(['--as-copy'])).toMatchObject({ asCopy: true })
  })

  it.each([[['--mail', 'perhaps']], [['--last-invoice', 'x']], [['--last-invoice']], [['--force']]])(
    'refuses %j',
    (args) => {
      expect(readReleaseCommand(args)).toHaveProperty('refusal')
    },
  )
})
