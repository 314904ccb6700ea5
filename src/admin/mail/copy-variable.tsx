'use client'
import { toast } from '@payloadcms/ui'
import styles from './mail.module.css'

/** Copies a variable, ready to be pasted into the content. */
export function CopyVariable({ content }: { content: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content)
      toast.success(`${content} is copied.`)
    } catch {
      toast.error('Your browser does not let us copy. Please mark and copy it yourself.')
    }
  }
  return (
    <button type="button" className={styles.copy} aria-label={`Copy ${content}`} onClick={() => void copy()}>
      {content}
    </button>
  )
}
