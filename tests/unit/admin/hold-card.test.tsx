import type { ServerProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { HoldCard } from '@/src/admin/instance/hold-card'
import type { HoldReason, InstanceStatus } from '@/src/domain/instance/instance-status'
import { setCurrentStatus } from '@/src/server/instance/current-status'

const HOLD_REASONS = ['unknown', 'other', 'older', 'unmigrated'] as const satisfies HoldReason[]

afterEach(() => setCurrentStatus({ kind: 'open' }))

function shown(status: InstanceStatus, role: string | null = 'admin'): string {
  setCurrentStatus(status)
  const user = role === null ? null : { role }
  return renderToStaticMarkup(
    <HoldCard {...({ user, i18n: { language: 'en' } } as unknown as ServerProps)} />,
  )
}

describe('The staff’s first page', () => {
  it.each(HOLD_REASONS)('says that the shop is held, why (%s), and what releases it', (reason) => {
    const card = shown({ kind: 'held', reason })
    expect(card).toContain('The shop is held')
    expect(card).toContain('No email leaves, nothing is settled or reminded of, and no order is taken')
    expect(card).toMatch(/<code>npm run (restore:release|migrate)/)
  })

  it('says that this is a copy', () => {
    expect(shown({ kind: 'copy' }, 'superuser')).toContain('This is a copy')
  })

  it('says nothing in a shop that works, and nothing to whoever is not of the staff', () => {
    const [reason] = HOLD_REASONS
    expect(shown({ kind: 'open' })).toBe('')
    for (const role of ['user', null]) expect(shown({ kind: 'held', reason }, role)).toBe('')
  })
})
