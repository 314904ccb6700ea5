'use client'
import { SelectInput, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useStaffMessages } from '../ui/use-staff-messages'
import { programMessages } from './messages'
import { sectionOptions } from './section-options'
import { useProgram } from './use-program'

/** Which section a lesson belongs to: chosen by its title among those of the lesson’s program. */
export function SectionField({ field, path }: TextFieldClientProps) {
  const t = useStaffMessages(programMessages)
  const { value, setValue, showError } = useField<string>({ path })
  const programId = useFormFields(([fields]) => fields.program?.value)
  const program = useProgram(programId)
  const isReady = program !== null
  return (
    <SelectInput
      path={path}
      name={field.name}
      label={field.label ?? field.name}
      required={field.required ?? false}
      description={programId ? undefined : t('chooseProgram')}
      options={isReady ? sectionOptions(program, value ?? null, t('noLonger')) : []}
      value={isReady ? (value ?? '') : ''}
      readOnly={!isReady}
      isClearable
      showError={showError}
      onChange={(option) => {
        if (!Array.isArray(option)) setValue(option?.value ?? null)
      }}
    />
  )
}
