import { useMessages } from '../languages/language-provider'
import type { LessonProgress } from '../progress/use-progress'
import { LongDate } from '../ui/long-date'
import type { ProgramSection } from './program-answer'

type Lock = NonNullable<LessonProgress['lock']>

/** Why a lesson cannot be opened yet, and what opens it. `sections` know the title of the lesson it waits for. */
export function LockRule({ lock, sections }: { lock: Lock; sections: readonly ProgramSection[] }) {
  const t = useMessages('members')
  if (lock.opensAt !== null) {
    const { opensAt } = lock
    return t.rich('opensOn', { day: () => <LongDate iso={opensAt} /> })
  }
  if (lock.days !== null) return t('opensAfterDays', { days: lock.days })
  const before = sections.flatMap(({ lessons }) => lessons).find(({ id }) => id === lock.afterId)
  return before ? t('opensAfter', { title: before.title }) : t('opensInOrder')
}
