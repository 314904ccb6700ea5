import type { AnswerOf } from '../http/contract'
import { useMessages } from '../languages/language-provider'
import { useContentLanguage } from '../languages/use-content-language'
import type { Lesson } from '../members/program-answer'
import styles from './writings.module.css'

type Change = AnswerOf<'GET', '/learning/lessons/{id}/answers'>['data']['changes'][number]

/** How far one came on the scales of a lesson: the first answer beside the last one. */
export function ScaleChanges({
  changes,
  checks,
}: {
  changes: readonly Change[]
  checks: Lesson['selfChecks']
}) {
  const t = useMessages('writings')
  const lang = useContentLanguage()
  const asked = changes.flatMap((change) => {
    const check = checks.find(({ scale }) => scale === change.scale)
    return check ? [{ ...change, question: check.question, language: check.language }] : []
  })
  if (asked.length === 0) return null
  return (
    <div className={styles.changes}>
      <h3>{t('howFarYouCame')}</h3>
      <ul>
        {asked.map(({ scale, question, language, before, after, change }) => (
          <li key={scale}>
            <strong lang={lang(language)}>{question}</strong>
            <span>{t('beforeAndAfter', { before, after })}</span>
            <span>
              {change > 0
                ? t('more', { count: change })
                : change < 0
                  ? t('less', { count: -change })
                  : t('same')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
