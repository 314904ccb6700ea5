import type { SystemSetting } from '@/src/generated/payload-types'
import { LocalLink } from '../languages/local-link'
import { serverMessages } from '../languages/server-messages.server'
import { Picture } from '../ui/picture'
import styles from './brand-mark.module.css'

export type Branding = SystemSetting['branding']

/** The logo, or the name set as one, leading home. */
export function BrandMark({ branding }: { branding: Branding }) {
  const { logo, name } = branding
  const t = serverMessages('shell')
  return (
    <LocalLink className={styles.brand} href="/" aria-label={t('home', { name })}>
      {logo && typeof logo === 'object' ? <Picture media={logo} alt="" sizes="12rem" priority /> : name}
    </LocalLink>
  )
}
