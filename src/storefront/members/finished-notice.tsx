import { LANGUAGE_TAGS } from '@/src/domain/languages/locales'
import { useLocale, useMessages } from '../languages/language-provider'
import type { Progress } from '../progress/use-progress'
import styles from './program-screen.module.css'

/** Who has finished a program hears when it has grown. */
export function FinishedNotice({ progress }: { progress: Pick<Progress, 'completedAt' | 'lessons'> }) {
  const t = useMessages('members')
  const locale = useLocale()
  if (!progress.completedAt) return null
  // All of them were opened then.
  const added = progress.lessons.filter(({ state }) => state === 'new').length
  const day = new Date(progress.completedAt).toLocaleDateString(LANGUAGE_TAGS[locale], { dateStyle: 'long' })
  return (
    <p className={styles.finished}>
      {t('finished', { day })}
      {added > 0 ? t('lessonsAdded', { count: added }) : null}
    </p>
  )
}
