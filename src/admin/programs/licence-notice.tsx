'use client'
import { Banner, useFormFields } from '@payloadcms/ui'
import { useStaffMessages } from '../ui/use-staff-messages'
import { programMessages } from './messages'

/** Below the places of a licence: that without them nobody gets a group for their money. It may be saved all the same. */
export function LicenceNotice() {
  const t = useStaffMessages(programMessages)
  const seats = useFormFields(([fields]) => fields.seats?.value)
  if (Number(seats) > 0) return null
  return <Banner type="error">{t('licenceWithoutPlaces')}</Banner>
}
