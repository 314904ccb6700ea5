'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { plainPath } from '@/src/domain/languages/paths'
import { useMessages } from '../../languages/language-provider'
import { LocalLink } from '../../languages/local-link'
import { RequireSession } from '../../session/require-session'
import { Container } from '../../ui/container'
import styles from './settings-frame.module.css'
import { SettingsSkeleton } from './settings-skeleton'

const SECTIONS = [
  { name: 'sectionProfile', href: '/account-settings' },
  { name: 'sectionSecurity', href: '/account-settings/security' },
  { name: 'sectionOrders', href: '/account-settings/orders' },
  { name: 'sectionCommunication', href: '/account-settings/communication' },
  { name: 'ownData', href: '/account-settings/data' },
] as const

/** A section of the account settings, with the way to the others. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const t = useMessages('settings')
  const here = plainPath(usePathname()).replace(/\/+$/, '')
  return (
    <Container width="text" fill className={styles.screen}>
      <h1>{t('title')}</h1>
      <nav aria-label={t('title')}>
        <ul className={styles.sections}>
          {SECTIONS.map(({ name, href }) => (
            <li key={href}>
              <LocalLink href={href} aria-current={href === here ? 'page' : undefined}>
                {t(name)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <RequireSession fallback={<SettingsSkeleton />}>{children}</RequireSession>
    </Container>
  )
}
