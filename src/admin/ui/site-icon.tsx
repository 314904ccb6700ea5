import type { ServerProps } from 'payload'
import { initialsOf } from '@/src/domain/branding/initials'
import styles from './site-icon.module.css'

/** The site's initials, leading to the staff's first page. */
export async function SiteIcon({ payload }: ServerProps) {
  const { branding } = await payload.findGlobal({
    slug: 'system-settings',
    select: { branding: true },
    depth: 0,
  })
  return <span className={styles.icon}>{initialsOf(branding.name)}</span>
}
