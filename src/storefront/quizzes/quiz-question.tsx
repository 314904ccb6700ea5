import type { ReactNode } from 'react'
import { useMessages } from '../languages/language-provider'
import { useContentLanguage } from '../languages/use-content-language'
import choiceStyles from '../ui/choice-field.module.css'
import { classNames } from '../ui/class-names'
import { FieldError } from '../ui/field-frame'
import frameStyles from '../ui/field-frame.module.css'
import { RadioGroup } from '../ui/radio-group'
import groupStyles from '../ui/radio-group.module.css'
import type { QuizContent } from './quiz'

type QuizQuestionProps = {
  question: QuizContent['questions'][number]
  chosen: readonly string[]
  error: ReactNode
  onChoose: (chosen: string[]) => void
}

/** One question: one answer among several, or boxes to tick where several are right. */
export function QuizQuestion({ question, chosen, error, onChoose }: QuizQuestionProps) {
  const t = useMessages('writings')
  const lang = useContentLanguage()(question.language)
  const legend = <span lang={lang}>{question.question}</span>
  const name = `quiz-${question.key}`
  if (!question.hasSeveral) {
    return (
      <RadioGroup
        legend={legend}
        name={name}
        value={chosen[0] ?? null}
        error={error}
        onChange={(key) => onChoose([key])}
        options={question.options.map(({ key, text }) => ({
          value: key,
          label: <span lang={lang}>{text}</span>,
        }))}
      />
    )
  }
  return (
    <fieldset
      data-invalid={error ? true : undefined}
      aria-describedby={`${name}-hint${error ? ` ${name}-error` : ''}`}
    >
      <legend className={groupStyles.legend}>{legend}</legend>
      <div className={frameStyles.hint} id={`${name}-hint`}>
        {t('severalRight')}
      </div>
      <div className={groupStyles.group}>
        {question.options.map(({ key, text }) => (
          <label key={key} className={classNames(choiceStyles.row, choiceStyles.card)}>
            <input
              type="checkbox"
              name={name}
              value={key}
              checked={chosen.includes(key)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, key] : chosen.filter((each) => each !== key))
              }
            />
            <span lang={lang}>{text}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${name}-error`}>{error}</FieldError>
    </fieldset>
  )
}
