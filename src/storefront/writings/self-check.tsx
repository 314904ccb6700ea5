import { useMessages } from '../languages/language-provider'
import { useContentLanguage } from '../languages/use-content-language'
import type { Lesson } from '../members/program-answer'
import { RadioGroup } from '../ui/radio-group'
import { TextareaField } from '../ui/textarea-field'
import { ScaleField } from './scale-field'
import type { Value } from './writings'

type SelfCheckProps = {
  check: Lesson['selfChecks'][number]
  value: Value | null
  /** What was answered before is there: words typed now go on from it. */
  isReady: boolean
  onAnswer: (value: Value) => void
}

const LONGEST = 4_000

/** One question, answered in words, on a scale, or with yes or no. */
export function SelfCheck({ check, value, isReady, onAnswer }: SelfCheckProps) {
  const t = useMessages('writings')
  const lang = useContentLanguage()(check.language)
  const name = `answer-${check.key}`
  const question = <span lang={lang}>{check.question}</span>
  const hint = check.help ? <span lang={lang}>{check.help}</span> : undefined
  if (check.kind === 'scale') {
    return (
      <ScaleField
        name={name}
        legend={question}
        hint={hint}
        value={typeof value === 'number' ? value : null}
        onChange={onAnswer}
        low={check.lowLabel ? <span lang={lang}>{check.lowLabel}</span> : t('low')}
        high={check.highLabel ? <span lang={lang}>{check.highLabel}</span> : t('high')}
      />
    )
  }
  if (check.kind === 'yes-no') {
    return (
      <RadioGroup
        legend={question}
        name={name}
        hint={hint}
        value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
        onChange={(chosen) => onAnswer(chosen === 'yes')}
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
      />
    )
  }
  return (
    <TextareaField
      label={question}
      name={name}
      hint={hint}
      rows={3}
      maxLength={LONGEST}
      value={typeof value === 'string' ? value : ''}
      readOnly={!isReady}
      onChange={(event) => onAnswer(event.target.value)}
    />
  )
}
