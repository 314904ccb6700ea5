import type { BeforeListTableServerProps } from 'payload'
import { siteOf } from '@/src/server/site'
import { productChoices } from '../ui/product-choices'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { orderMessages } from './messages'
import { OrderSearchForm } from './order-search-form'
import { quickFilters } from './quick-filters'

/** Above the list of orders: the questions that are asked most, as links, and a form for all others. */
export async function OrderFilters({ payload, i18n }: BeforeListTableServerProps) {
  const choices = await productChoices(payload, i18n.language)
  const products = choices.map(({ id, title }) => ({ value: id, label: title }))
  return (
    <>
      <QuickFilters language={i18n.language} />
      <OrderSearchForm products={products} currency={siteOf(payload).currency} />
    </>
  )
}

function QuickFilters({ language }: { language: string }) {
  const t = inLanguage(orderMessages, language)
  return (
    <nav aria-label={t('quick')}>
      <ul className={styles.filters}>
        {quickFilters(new Date()).map(({ label, to }) => (
          <li key={label}>
            <StaffLink to={to}>{t(label)}</StaffLink>
          </li>
        ))}
        <li>
          <StaffLink to="/statistics">{t('csv')}</StaffLink>
        </li>
      </ul>
      <p className={styles.quiet}>{t('searchFinds')}</p>
    </nav>
  )
}
