'use client'
import { useAuth } from '@payloadcms/ui'
import { holdsRight } from '@/src/domain/roles/rights'
import { NavLinks } from '../ui/nav-links'
import { useStaffMessages } from '../ui/use-staff-messages'
import { translationMessages } from './messages'

/** The language board, in the menu. */
export function TranslationLinks() {
  const { user } = useAuth()
  const t = useStaffMessages(translationMessages)
  if (!user || !holdsRight({ role: user.role, rights: user.rights }, 'content')) return null
  return <NavLinks label={t('menu')} pages={[{ to: '/translations', label: t('title') }]} />
}
