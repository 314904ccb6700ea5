import type { ReactNode } from 'react'
import { serverMessages } from '../languages/server-messages.server'
import { WithMessages } from '../languages/with-messages'
import { BrandMark } from '../shell/brand-mark'
import { loadShell } from '../shell/queries.server'
import { SiteNotice } from '../shell/site-notice'
import { Container } from '../ui/container'
import { NeedsScripts } from '../ui/needs-scripts'
import styles from './auth-frame.module.css'

/** The layout of the auth screens: the logo, and nothing that distracts but what everybody is told (Specification 2, Shell: no header, no footer). */
export async function AuthFrame({ children }: { children: ReactNode }) {
  const t = serverMessages('accounts')
  const { branding } = await loadShell()
  return (
    <>
      <SiteNotice />
      <main id="content" tabIndex={-1} className={styles.frame}>
        <div className={styles.brand}>
          <BrandMark branding={branding} />
        </div>
        <div>
          <Container width="form">
            <NeedsScripts title={t('formNeedsScripts')}>{t('formNeedsScriptsText')}</NeedsScripts>
          </Container>
          <WithMessages of={['accounts']}>{children}</WithMessages>
        </div>
      </main>
    </>
  )
}
