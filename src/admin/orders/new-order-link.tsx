import type { BeforeListTableServerProps } from 'payload'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { newOrderMessages } from './new-order-messages'

/** Above the list of orders: the way to make one for somebody. */
export function NewOrderLink({ i18n }: Pick<BeforeListTableServerProps, 'i18n'>) {
  const t = inLanguage(newOrderMessages, i18n.language)
  return (
    <p>
      <StaffLink to="/new-order">{t('newOrderLink')}</StaffLink>
    </p>
  )
}
