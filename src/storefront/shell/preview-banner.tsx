import { readAs } from '@/src/storefront/pages/payload.server'
import { requestLocale } from '../languages/request-locale.server'
import { serverMessages } from '../languages/server-messages.server'
import { LivePreviewClicks } from './live-preview-clicks'
import { LivePreviewRefresh } from './live-preview-refresh'
import styles from './preview-banner.module.css'

/** Tells staff that they look at a draft, and leads out. Renders nothing for everybody else. */
export async function PreviewBanner() {
  const t = serverMessages('shell')
  const { draft } = await readAs()
  if (!draft) return null
  return (
    <div className={styles.banner} role="status">
      <LivePreviewRefresh />
      <LivePreviewClicks />
      <span>{t('preview')}</span>
      {/* A plain link: leaving must load the page anew. */}
      <a href={`/preview/exit?locale=${requestLocale()}`}>{t('leavePreview')}</a>
    </div>
  )
}
