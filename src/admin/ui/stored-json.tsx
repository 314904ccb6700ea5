'use client'
import { getTranslation } from '@payloadcms/translations'
import { toast, useField, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { commonMessages } from './messages'
import staff from './staff.module.css'
import styles from './stored-json.module.css'
import { storedText } from './stored-text'
import { useStaffMessages } from './use-staff-messages'

/** Longer than this is folded up. */
const SHORT_LINES = 20

/** What a json field holds: to read and to copy. Nobody edits what the shop wrote down for itself. */
export function StoredJson({ field, path }: JSONFieldClientProps) {
  const t = useStaffMessages(commonMessages)
  const { value } = useField<unknown>({ path })
  const text = storedText(value)
  const { label = field.name, admin } = field
  const { i18n } = useTranslation()
  const about =
    typeof admin?.description === 'string' || typeof admin?.description === 'object'
      ? getTranslation(admin.description, i18n)
      : null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(t('copied'))
    } catch {
      toast.error(t('cannotCopy'))
    }
  }
  return (
    <div className={`field-type ${styles.stored}`}>
      <details open={text.split('\n').length <= SHORT_LINES}>
        <summary>
          {typeof label === 'string' || typeof label === 'object' ? getTranslation(label, i18n) : field.name}
        </summary>
        {text ? <pre>{text}</pre> : <p className={styles.quiet}>{t('nothing')}</p>}
      </details>
      {about ? <p className={styles.quiet}>{about}</p> : null}
      {text ? (
        <button type="button" className={staff.button} onClick={() => void copy()}>
          {t('copy')}
        </button>
      ) : null}
    </div>
  )
}
