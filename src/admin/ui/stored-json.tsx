'use client'
import { getTranslation } from '@payloadcms/translations'
import { toast, useField, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import staff from './staff.module.css'
import styles from './stored-json.module.css'
import { storedText } from './stored-text'

/** Longer than this is folded up. */
const SHORT_LINES = 20

/** What a json field holds: to read and to copy. Nobody edits what the shop wrote down for itself. */
export function StoredJson({ field, path }: JSONFieldClientProps) {
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
      toast.success('Copied.')
    } catch {
      toast.error('Your browser does not let us copy. Please mark and copy it yourself.')
    }
  }
  return (
    <div className={`field-type ${styles.stored}`}>
      <details open={text.split('\n').length <= SHORT_LINES}>
        <summary>
          {typeof label === 'string' || typeof label === 'object' ? getTranslation(label, i18n) : field.name}
        </summary>
        {text ? <pre>{text}</pre> : <p className={styles.quiet}>Nothing.</p>}
      </details>
      {about ? <p className={styles.quiet}>{about}</p> : null}
      {text ? (
        <button type="button" className={staff.button} onClick={() => void copy()}>
          Copy
        </button>
      ) : null}
    </div>
  )
}
