import { useMessages } from '../languages/language-provider'
import { useContentLanguage } from '../languages/use-content-language'
import { Icon } from '../ui/icon'
import { Notice } from '../ui/notice'
import styles from '../writings/writings.module.css'
import type { QuizContent } from './quiz'
import type { QuizStanding } from './use-quiz'

type Last = NonNullable<QuizStanding['last']>
type QuizResultProps = { quiz: QuizContent; standing: QuizStanding; last: Last }

/** How the last try went, question by question; what is right once nothing can be tried any more. */
export function QuizResult({ quiz, standing, last }: QuizResultProps) {
  const t = useMessages('writings')
  const isPassed = standing.passedAt !== null
  return (
    <>
      <Notice type={isPassed ? 'success' : 'info'} title={isPassed ? t('quizPassed') : t('quizNotPassed')}>
        {last.percent === null ? null : t('percentRight', { percent: last.percent })}{' '}
        {standing.triesLeft === null ? null : t('triesLeft', { count: standing.triesLeft })}
      </Notice>
      <ol className={styles.results}>
        {last.questions.map((result) => (
          <Judged key={result.key} result={result} quiz={quiz} />
        ))}
      </ol>
    </>
  )
}

function Judged({ result, quiz }: { result: Last['questions'][number]; quiz: QuizContent }) {
  const t = useMessages('writings')
  const contentLanguage = useContentLanguage()
  const asked = quiz.questions.find(({ key }) => key === result.key)
  if (!asked) return null
  const lang = contentLanguage(asked.language)
  const textOf = (key: string) => asked.options.find((option) => option.key === key)?.text ?? ''
  return (
    <li>
      <strong lang={lang}>{asked.question}</strong>
      <p className={result.isRight ? styles.kept : styles.stuck}>
        <Icon name={result.isRight ? 'check' : 'close'} />{' '}
        {result.isRight ? t('answerRight') : t('answerWrong')}
      </p>
      <ul>
        {result.chosen.map(({ key, feedback }) => (
          <li key={key}>
            {t.rich('youAnswered', { answer: () => <span lang={lang}>{textOf(key)}</span> })}
            {feedback ? <p lang={lang}>{feedback}</p> : null}
          </li>
        ))}
      </ul>
      {result.right && !result.isRight ? (
        <p>
          {t.rich('rightIs', {
            answer: () => <span lang={lang}>{result.right?.map(textOf).join(', ')}</span>,
          })}
        </p>
      ) : null}
    </li>
  )
}
