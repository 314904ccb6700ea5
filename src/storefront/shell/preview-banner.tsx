import { readAs } from '@/src/storefront/pages/payload.server'
import styles from './preview-banner.module.css'

/** Tells staff that they look at a draft, and leads out. Renders nothing for everybody else. */
export async function PreviewBanner() {
  const { draft } = await readAs()
  if (!draft) return null
  return (
    <div className={styles.banner} role="status">
      <span>Preview: you see drafts that visitors do not see.</span>
      {/* A plain link: leaving must load the page anew. */}
      <a href="/preview/exit">Leave the preview</a>
    </div>
  )
}
