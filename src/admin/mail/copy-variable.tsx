'use client'
import { toast } from '@payloadcms/ui'
import styles from './mail.module.css'

/** Copies a variable, ready to be pasted into the words. */
export function CopyVariable({ words }: { words: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words)
      toast.success(`${words} is copied.`)
    } catch {
      toast.error('Your browser does not let us copy. Please mark and copy it yourself.')
    }
  }
  return (
    <button type="button" className={styles.copy} aria-label={`Copy ${words}`} onClick={() => void copy()}>
      {words}
    </button>
  )
}
