import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts, inputAttributes } from './field-frame'
import frameStyles from './field-frame.module.css'
import { Icon } from './icon'
import styles from './select-field.module.css'

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, keyof FieldTexts | 'children'> & {
    /** `lang` where the label is in another language than the page, as the name of a language is. */
    options: readonly { value: string; label: string; lang?: string }[]
    /** The first, empty choice ("Choose a country"); without it the first option is chosen. */
    placeholder?: string
  }

/** One choice out of a list, required unless `required={false}`, with the browser's own list: every phone and screen reader knows it. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, error, hint, id, options, placeholder, required = true, ...input } = props
  return (
    <FieldFrame {...{ label, name, error, hint, id, required }}>
      <div className={styles.row}>
        <select
          className={frameStyles.input}
          {...input}
          required={required}
          {...inputAttributes({ name, error, hint, id })}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" size="1.2em" />
      </div>
    </FieldFrame>
  )
}
