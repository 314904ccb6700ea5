'use client'
import { useAuth } from '@payloadcms/ui'
import { holdsRight } from '@/src/domain/roles/rights'
import { NavLinks } from '../ui/nav-links'
import { useStaffMessages } from '../ui/use-staff-messages'
import { movingMessages } from './messages'

/** Pages about people who came from elsewhere, in the menu. */
export function MovingLinks() {
  const { user } = useAuth()
  const t = useStaffMessages(movingMessages)
  if (!user || !holdsRight({ role: user.role, rights: user.rights }, 'people')) return null
  return <NavLinks label={t('movingHere')} pages={[{ to: '/migrated-people', label: t('fromOlder') }]} />
}
