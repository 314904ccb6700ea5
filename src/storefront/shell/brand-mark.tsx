import Link from 'next/link'
import type { SystemSetting } from '@/src/generated/payload-types'
import { Picture } from '../ui/picture'
import styles from './brand-mark.module.css'

export type Branding = SystemSetting['branding']

/** The logo, or the name set as one, leading home. */
export function BrandMark({ branding }: { branding: Branding }) {
  const { logo, name } = branding
  return (
    <Link className={styles.brand} href="/" aria-label={`${name}, home`}>
      {logo && typeof logo === 'object' ? <Picture media={logo} alt="" sizes="12rem" priority /> : name}
    </Link>
  )
}
