import type { ReactNode } from 'react'
import { BrandMark } from '../shell/brand-mark'
import { loadShell } from '../shell/queries.server'
import styles from './auth-frame.module.css'

/** The layout of the auth screens: the logo, and nothing that distracts (Specification 2, Shell: no header, no footer). */
export async function AuthFrame({ children }: { children: ReactNode }) {
  const { branding } = await loadShell()
  return (
    <main id="content" tabIndex={-1} className={styles.frame}>
      <div className={styles.brand}>
        <BrandMark branding={branding} />
      </div>
      <div>{children}</div>
    </main>
  )
}
