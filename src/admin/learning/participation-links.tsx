'use client'
import { useAuth } from '@payloadcms/ui'
import { holdsRight } from '@/src/domain/roles/rights'
import { NavLinks } from '../ui/nav-links'
import { useStaffMessages } from '../ui/use-staff-messages'
import { participationMessages } from './participation-messages'

/** How people use the programs, in the menu. */
export function ParticipationLinks() {
  const { user } = useAuth()
  const t = useStaffMessages(participationMessages)
  if (!user || !holdsRight({ role: user.role, rights: user.rights }, 'people')) return null
  return <NavLinks label={t('here')} pages={[{ to: '/participation', label: t('title') }]} />
}
