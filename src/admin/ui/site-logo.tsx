import Image from 'next/image'
import type { ServerProps } from 'payload'
import { mediaOf } from '@/src/blocks/media-of'
import styles from './site-icon.module.css'

/** The site's own name and picture, where Payload would show its own. */
export async function SiteLogo({ payload }: ServerProps) {
  const { branding } = await payload.findGlobal({
    slug: 'system-settings',
    select: { branding: true },
    depth: 1,
  })
  const logo = mediaOf(branding.logo)
  return (
    <span className={styles.logo}>
      {/* The name beside it says the same. */}
      {logo?.url ? <Image src={logo.url} alt="" width={48} height={48} unoptimized /> : null}
      {branding.name}
    </span>
  )
}
