'use client'

import { type ComponentProps, useState } from 'react'
import { useMessages } from '../languages/language-provider'
import { FieldFrame, type FieldTexts, fieldId, inputAttributes } from './field-frame'
import frameStyles from './field-frame.module.css'
import { Icon } from './icon'
import styles from './password-field.module.css'
import { VisuallyHidden } from './visually-hidden'

type PasswordFieldProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'type'>

/** A password, required, with a button that shows what was typed. Pass `autoComplete`: "current-password" or "new-password". */
export function PasswordField({ label, name, error, hint, id, ...input }: PasswordFieldProps) {
  const t = useMessages('ui')
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...{ label, name, error, hint, id, required: true }}>
      <div className={styles.row}>
        <input
          className={frameStyles.input}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          required
          type={shown ? 'text' : 'password'}
          {...inputAttributes({ name, error, hint, id })}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={shown}
          aria-controls={id ?? fieldId(name)}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
          <span aria-hidden="true">{shown ? t('hide') : t('show')}</span>
          <VisuallyHidden>{t('showPassword')}</VisuallyHidden>
        </button>
      </div>
    </FieldFrame>
  )
}
