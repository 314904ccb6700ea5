'use client'
import { toast } from '@payloadcms/ui'
import { commonMessages } from '../ui/messages'
import { useStaffMessages } from '../ui/use-staff-messages'
import styles from './mail.module.css'
import { templateMessages } from './template-messages'

/** Copies a variable, ready to be pasted into the content. */
export function CopyVariable({ content }: { content: string }) {
  const t = useStaffMessages(templateMessages)
  const common = useStaffMessages(commonMessages)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content)
      toast.success(t('copied', { variable: content }))
    } catch {
      toast.error(common('cannotCopy'))
    }
  }
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={t('copy', { variable: content })}
      onClick={() => void copy()}
    >
      {content}
    </button>
  )
}
