'use client'

import { useMessages } from '../languages/language-provider'
import { Button } from '../ui/button'
import { LongDate } from '../ui/long-date'
import { Notice } from '../ui/notice'
import type { KeptAnswers } from './use-kept-answers'

/** Above a form: that one goes on with answers of another day, and the way to begin anew. */
export function FoundAnswers({ answers, onAnew }: { answers: KeptAnswers; onAnew: () => void }) {
  const t = useMessages('forms')
  if (!answers.kept?.isRestored) return null
  return (
    <Notice
      type="info"
      title={t('foundAnswers')}
      action={
        <Button variant="quiet" onClick={onAnew}>
          {t('beginAnew')}
        </Button>
      }
    >
      {t('filesNotKept')}
    </Notice>
  )
}

/** Under a form: puts the answers aside, and says where and until when. */
export function FinishLater({ answers, onKeep }: { answers: KeptAnswers; onKeep: () => void }) {
  const t = useMessages('forms')
  const { kept, isKeeping, failure, isSignedIn } = answers
  return (
    <>
      <div>
        <Button variant="quiet" loading={isKeeping} onClick={onKeep}>
          {t('finishLater')}
        </Button>
      </div>
      {failure ? (
        <Notice type="error" title={t('notKept')}>
          {failure}
        </Notice>
      ) : null}
      {kept && !kept.isRestored && !isKeeping ? (
        <Notice type="success">
          {t.rich(isSignedIn ? 'keptForAccount' : 'keptInBrowser', {
            day: () => <LongDate iso={kept.until} />,
          })}{' '}
          {t('filesNotKept')}
        </Notice>
      ) : null}
    </>
  )
}
