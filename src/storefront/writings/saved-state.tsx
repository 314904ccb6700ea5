import { useSyncExternalStore } from 'react'
import { useMessages } from '../languages/language-provider'
import { Said } from '../languages/said'
import { Icon } from '../ui/icon'
import { writingProblem } from './writings'
import styles from './writings.module.css'

type SavedStateProps = { isWaiting: boolean; hasWritten: boolean }

/** Whether what was written has arrived. While it has not, it waits in this tab and is sent again by itself. */
export function SavedState({ isWaiting, hasWritten }: SavedStateProps) {
  const t = useMessages('writings')
  const problem = useSyncExternalStore(writingProblem.subscribe, writingProblem.get, () => null)
  const isStuck = isWaiting && problem !== null
  return (
    <div className={styles.saved} role="status">
      {isStuck ? (
        <p className={styles.stuck}>
          <Icon name="warning" /> {t('notSavedYet')}
        </p>
      ) : problem !== null ? (
        <p className={styles.stuck}>
          <Icon name="error" /> <Said>{problem}</Said>
        </p>
      ) : null}
      {hasWritten && !isWaiting && problem === null ? (
        <p className={styles.kept}>
          <Icon name="check" /> {t('saved')}
        </p>
      ) : null}
    </div>
  )
}
