'use client'

import { useState } from 'react'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { Said } from '../languages/said'
import { TextareaField } from '../ui/textarea-field'
import { SavedState } from './saved-state'
import { useNote } from './use-writings'
import { WhoCanSee } from './who-can-see'
import { noteId, writings } from './writings'
import styles from './writings.module.css'

const LONGEST = 20_000

/** A place for one's own words at a lesson. They are kept while one writes. */
export function LessonNote({ lessonId }: { lessonId: string }) {
  const t = useMessages('writings')
  const { text, isWaiting, error } = useNote(lessonId)
  const [hasWritten, setWritten] = useState(false)
  const isOff = text === null && error !== undefined
  return (
    <section className={styles.writing} aria-labelledby="my-note">
      <h2 id="my-note">{t('myNote')}</h2>
      {isOff ? (
        <p>
          <Said>{error.failure.message}</Said>
        </p>
      ) : (
        <>
          <TextareaField
            label={t('noteLabel')}
            name="note"
            hint={t('keptByItself')}
            rows={5}
            maxLength={LONGEST}
            value={text ?? ''}
            readOnly={text === null}
            onChange={(event) => {
              setWritten(true)
              writings.add(noteId(lessonId), { text: event.target.value })
            }}
          />
          <SavedState isWaiting={isWaiting} hasWritten={hasWritten} />
          <WhoCanSee />
        </>
      )}
      <p className={styles.ways}>
        <LocalLink href="/profile/notes">{t('allNotes')}</LocalLink>
        <LocalLink href="/profile/action-plan">{t('planTitle')}</LocalLink>
      </p>
    </section>
  )
}
