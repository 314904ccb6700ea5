import { useMessages } from '../languages/language-provider'
import type { LessonProgress } from '../progress/use-progress'
import { Container } from '../ui/container'
import { EmptyState } from '../ui/empty-state'
import { LinkButton } from '../ui/link-button'
import { LockRule } from './lock-rule'
import type { Program } from './program-answer'
import { programPath } from './program-paths'

type LockedLessonProps = {
  programId: string
  /** Null when they did not come. */
  program: Program | null
  standing: LessonProgress | null
}

/** A lesson whose time has not come: why, and the way back. */
export function LockedLesson({ programId, program, standing }: LockedLessonProps) {
  const t = useMessages('members')
  return (
    <Container fill>
      <EmptyState
        title={t('lessonLocked')}
        icon="clock"
        action={<LinkButton href={programPath(programId)}>{t('backToProgram')}</LinkButton>}
      >
        {standing?.lock ? (
          <p>
            <LockRule lock={standing.lock} sections={program?.sections ?? []} />
          </p>
        ) : null}
      </EmptyState>
    </Container>
  )
}
