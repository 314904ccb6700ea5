'use client'

import { useState } from 'react'
import { useMessages } from '../languages/language-provider'
import { Said } from '../languages/said'
import { useContentLanguage } from '../languages/use-content-language'
import type { Lesson } from '../members/program-answer'
import { SavedState } from './saved-state'
import { ScaleChanges } from './scale-changes'
import { SelfCheck } from './self-check'
import { useAnswers } from './use-writings'
import { WhoCanSee } from './who-can-see'
import { answersId, writings } from './writings'
import styles from './writings.module.css'

type Checks = Lesson['selfChecks']

/** The questions of a lesson, to be answered for oneself. Nothing is graded; each answer is kept as it is given. */
export function SelfChecks({ lessonId, checks }: { lessonId: string; checks: Checks }) {
  const t = useMessages('writings')
  const { answers, changes, isWaiting, error } = useAnswers(lessonId)
  const [hasWritten, setWritten] = useState(false)
  if (checks.length === 0) return null
  return (
    <section className={styles.checks} aria-labelledby="self-checks">
      <h2 id="self-checks">{t('checkYourself')}</h2>
      {answers === null && error ? (
        <p>
          <Said>{error.failure.message}</Said>
        </p>
      ) : null}
      {checks.map((check) => (
        <SelfCheck
          key={check.key}
          check={check}
          value={answers?.[check.key] ?? null}
          isReady={answers !== null}
          onAnswer={(value) => {
            setWritten(true)
            writings.add(answersId(lessonId), { answers: { [check.key]: value === '' ? null : value } })
          }}
        />
      ))}
      <ScaleChanges changes={changes} checks={checks} />
      <SavedState isWaiting={isWaiting} hasWritten={hasWritten} />
      <WhoCanSee />
    </section>
  )
}

/** The same questions for who only looks: staff, and owners whose progress did not come. */
export function ReadOnlyChecks({ checks }: { checks: Checks }) {
  const t = useMessages('writings')
  const contentLanguage = useContentLanguage()
  if (checks.length === 0) return null
  return (
    <section className={styles.checks} aria-labelledby="self-checks">
      <h2 id="self-checks">{t('checkYourself')}</h2>
      <p>{t('onlyLooking')}</p>
      <ul>
        {checks.map(({ key, language, question }) => (
          <li key={key} lang={contentLanguage(language)}>
            {question}
          </li>
        ))}
      </ul>
    </section>
  )
}
