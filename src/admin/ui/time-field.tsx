'use client'
import { DateTimeField, FieldLabel, fieldBaseClass, useField, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { timeMessages } from './time-messages'
import { useHydrated } from './use-hydrated'
import { useStaffMessages } from './use-staff-messages'
import { when } from './when'

/**
 * A date by the business's clock. Who may change it does so in Payload's own field, by the clock of their machine; where that is
 * another one, the business's stands below.
 */
export function TimeField(props: DateFieldClientProps) {
  const { field, path, readOnly } = props
  const { value } = useField<string | null>({ path })
  const { language } = useTranslation().i18n
  const t = useStaffMessages(timeMessages)
  const isHydrated = useHydrated()
  if (!readOnly) {
    const isElsewhere = isHydrated && Intl.DateTimeFormat().resolvedOptions().timeZone !== BUSINESS_TIME_ZONE
    return (
      <>
        <DateTimeField {...props} />
        {isElsewhere && value ? <p>{t('business', { time: when(value, language) })}</p> : null}
      </>
    )
  }
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className={`${fieldBaseClass} text read-only`} style={{ width: field.admin?.width }}>
      <FieldLabel label={field.label ?? field.name} path={path} />
      <div className={`${fieldBaseClass}__wrap`}>
        <input id={id} type="text" disabled value={value ? when(value, language) : ''} />
      </div>
    </div>
  )
}
