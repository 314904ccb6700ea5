'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { useMessages } from '../languages/language-provider'
import { notify } from '../notifications/notify'
import { Button } from '../ui/button'
import { TextField } from '../ui/text-field'
import { useOpenedFocus } from '../ui/use-opened-focus'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './groups.module.css'
import type { LedGroup } from './use-group'

/** What a group is called, and the form in which its leader calls it something else. */
export function GroupName({ name, change }: Pick<LedGroup, 'change'> & { name: string }) {
  const t = useMessages('groups')
  const [isOpen, setOpen] = useState(false)
  const [wanted, setWanted] = useState(name)
  const [problem, setProblem] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)
  const { opener, first } = useOpenedFocus(isOpen)

  function open(): void {
    setWanted(name)
    setProblem(undefined)
    setOpen(true)
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const refused = await change({ name: wanted.trim() })
    setBusy(false)
    if (refused) return setProblem(refused)
    notify('success', t('saved'))
    setOpen(false)
  }

  return (
    <>
      <h1>{name}</h1>
      {isOpen ? (
        <form className={styles.card} noValidate onSubmit={(event) => void save(event)}>
          <TextField
            ref={first}
            name="group-name"
            label={t('groupName')}
            hint={t('groupNameHint')}
            autoComplete="off"
            maxLength={120}
            value={wanted}
            error={problem}
            onChange={(event) => setWanted(event.target.value)}
          />
          <div className={styles.actions}>
            <Button type="submit" loading={isBusy} disabled={wanted.trim() === ''}>
              {t('save')}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles.actions}>
          <Button ref={opener} variant="quiet" onClick={open}>
            {t.rich('rename', { name, hidden })}
          </Button>
        </div>
      )}
    </>
  )
}

function hidden(words: ReactNode): ReactNode {
  return <VisuallyHidden>{words}</VisuallyHidden>
}
