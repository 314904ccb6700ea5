'use client'
import { useAuth, useField, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { RIGHT_LABELS, RIGHTS, type Right, readRights } from '@/src/domain/roles/rights'
import { said } from '../ui/said'
import { useStaffMessages } from '../ui/use-staff-messages'
import { personMessages } from './messages'
import styles from './rights-field.module.css'

/** What an admin may do, as boxes that superusers tick. All ticked is stored as nothing: rights of later releases are theirs too. */
export function RightsField({ path }: JSONFieldClientProps) {
  const { value, setValue } = useField<Right[] | null>({ path })
  const { user } = useAuth()
  const t = useStaffMessages(personMessages)
  const { language } = useTranslation().i18n
  const held = readRights(value) ?? RIGHTS
  const isSuperuser = user?.role === 'superuser'
  const change = (right: Right, isHeld: boolean) => {
    const next = RIGHTS.filter((each) => (each === right ? isHeld : held.includes(each)))
    setValue(next.length === RIGHTS.length ? null : next)
  }
  return (
    <fieldset className={`field-type ${styles.rights}`} disabled={!isSuperuser}>
      <legend>{t('mayLookAfter')}</legend>
      {RIGHTS.map((right) => (
        <label key={right}>
          <input
            type="checkbox"
            checked={held.includes(right)}
            onChange={({ target }) => change(right, target.checked)}
          />{' '}
          {said(RIGHT_LABELS[right].label, language)}
        </label>
      ))}
      <p>{t(isSuperuser ? 'atOnce' : 'onlySuperusers')}</p>
    </fieldset>
  )
}
