'use client'
import { useEffect, useState } from 'react'
import { Dialog } from '../ui/dialog'
import { useStaffMessages } from '../ui/use-staff-messages'
import { searchMessages } from './messages'
import styles from './search-palette.module.css'
import { SearchResults } from './search-results'

/** In the head of every staff page: finds anything by a part of its name or number. Also by Ctrl K, or ⌘ K on a Mac. */
export function SearchPalette() {
  const t = useStaffMessages(searchMessages)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        onClick={() => setOpen(true)}
        aria-keyshortcuts="Control+K Meta+K"
      >
        {t('find')} <kbd>Ctrl K</kbd>
      </button>
      {isOpen ? (
        <Dialog title={t('findAnything')} onClose={() => setOpen(false)}>
          <SearchResults onLeave={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  )
}
