'use client'

import { type ChangeEvent, useRef } from 'react'
import { endingsOf, FILE_LIMITS, kindsOf } from '@/src/domain/forms/file-kinds'
import type { UploadField } from '@/src/domain/forms/form-field'
import { useLocale, useMessages } from '../languages/language-provider'
import { FieldFrame, inputAttributes } from '../ui/field-frame'
import frameStyles from '../ui/field-frame.module.css'
import { Icon } from '../ui/icon'
import styles from './file-input.module.css'

type FileInputProps = {
  id: string
  name: string
  label: string
  field: UploadField
  files: readonly File[]
  error: string | undefined
  onChange: (files: File[]) => void
}

/** One file or several: what may be sent is said first, what was chosen is listed by name, and each can be taken out again. */
export function FileInput({ id, name, label, field, files, error, onChange }: FileInputProps) {
  const t = useMessages('forms')
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const endings = endingsOf(kindsOf(field.accepts))
  const megabytes = Math.min(field.maxMegabytes ?? FILE_LIMITS.megabytes, FILE_LIMITS.megabytes)
  const limits = field.multiple
    ? t('fileLimitsMany', { kinds: endings.join(', '), megabytes, most: FILE_LIMITS.files })
    : t('fileLimits', { kinds: endings.join(', '), megabytes })
  const hint = field.hint ? `${field.hint} ${limits}` : limits

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])]
    // A browser calls off a choice by giving none; what was chosen before stays.
    if (chosen.length > 0) onChange(field.multiple ? withoutRepeats([...files, ...chosen]) : chosen)
    // The same file may be chosen again after it was taken out.
    event.target.value = ''
  }
  const takeOut = (place: number) => {
    onChange(files.filter((_, at) => at !== place))
    input.current?.focus()
  }
  return (
    <FieldFrame {...{ id, name, label, error, hint }} required={field.required === true}>
      <input
        ref={input}
        type="file"
        className={`${frameStyles.input} ${styles.input}`}
        multiple={field.multiple === true}
        accept={endings.map((ending) => `.${ending}`).join(',')}
        required={field.required === true && files.length === 0}
        onChange={choose}
        {...inputAttributes({ id, name, error, hint })}
      />
      {files.length > 0 ? (
        <ul className={styles.files} aria-label={t('chosenFiles')}>
          {files.map((file, place) => (
            <li key={keyOf(file)}>
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{sizeIn(locale, file.size)}</span>
              <button type="button" className={styles.remove} onClick={() => takeOut(place)}>
                <Icon name="close" size="1.1em" />
                <span>{t('takeOut', { name: file.name })}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </FieldFrame>
  )
}

function sizeIn(locale: string, bytes: number): string {
  const isLarge = bytes >= 1_000_000
  return new Intl.NumberFormat(locale === 'fr' ? 'fr-CA' : 'en-CA', {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1_000))
}

function keyOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`
}

/** The same file chosen again is one file. */
function withoutRepeats(files: readonly File[]): File[] {
  return [...new Map(files.map((file) => [keyOf(file), file])).values()]
}
