'use client'
import { StaffLink } from '../ui/staff-link'
import { useStaffMessages } from '../ui/use-staff-messages'
import { programMessages } from './messages'

/** Above the list of programs: the way to make one with all it needs. */
export function NewProgramLink() {
  const t = useStaffMessages(programMessages)
  return (
    <p>
      <StaffLink to="/new-program">{t('stepByStep')}</StaffLink>
    </p>
  )
}
