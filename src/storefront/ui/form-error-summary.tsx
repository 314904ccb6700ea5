'use client'

import { useEffect, useRef } from 'react'
import { fieldId } from './field-frame'
import { Notice } from './notice'

type FormErrorSummaryProps = {
  title?: string
  /** `path` is the field's name; without one the message stands alone. */
  errors: readonly { path?: string; message: string }[]
}

/**
 * What stopped a form, above it: takes the focus when it appears, and each line leads to its field.
 * Renders nothing without errors.
 */
export function FormErrorSummary({ title = 'Please check the form', errors }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0
  useEffect(() => {
    if (hasErrors) box.current?.focus()
  }, [hasErrors])
  if (!hasErrors) return null
  return (
    <div ref={box} tabIndex={-1}>
      <Notice type="error" title={title}>
        <ul>
          {errors.map(({ path, message }) => (
            <li key={`${path ?? ''}:${message}`}>
              {path === undefined ? message : <a href={`#${fieldId(path)}`}>{message}</a>}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
