import { useLocale, useMessages } from '../languages/language-provider'
import { useContentLanguage } from '../languages/use-content-language'
import { Icon } from '../ui/icon'
import { fileSize } from './file-size'
import styles from './lesson-page.module.css'
import type { Download } from './program-answer'

/** What belongs to a lesson on paper. The files are handed out to owners only. */
export function LessonDownloads({ downloads }: { downloads: readonly Download[] }) {
  const contentLanguage = useContentLanguage()
  const t = useMessages('members')
  const locale = useLocale()
  if (downloads.length === 0) return null
  return (
    <section className={styles.downloads} aria-labelledby="downloads">
      <h2 id="downloads">{t('downloads')}</h2>
      <ul>
        {downloads.map(({ id, title, language, url, filename, filesize }) => (
          <li key={id}>
            <a className={styles.download} href={url} download={filename ?? true}>
              <Icon name="arrow" />
              <span lang={contentLanguage(language)}>{title || filename || t('file')}</span>
              {filesize ? <span className={styles.size}>{fileSize(filesize, locale)}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
