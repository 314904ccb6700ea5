import type { UIFieldServerProps } from 'payload'
import { readDiscountUsage } from '@/plugins/commerce/staff/operations/read-discount-usage'
import { hasRight } from '@/src/server/access'
import { siteOf } from '@/src/server/site'
import { ActionDialog } from '../ui/action-dialog'
import { amount } from '../ui/amount'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { discountMessages } from './messages'

/** How often a code was used, is held, and may still be used, and by whom. */
export async function DiscountUsage({ id, payload, req, i18n }: UIFieldServerProps) {
  if (!id || !hasRight(req, 'money')) return null
  const usage = await readDiscountUsage(payload, String(id))
  if (!usage) return null
  const { customers: people, currency } = siteOf(payload)
  const { used, held, limit, leftOver, givenCents, customers } = usage
  const t = inLanguage(discountMessages, i18n.language)
  const given = amount(givenCents, currency, i18n.language)
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-label={t('use')}>
        <h2>{t('use')}</h2>
        <p>
          {limit === null
            ? t('usedNoLimit', { used, held, given })
            : t('used', { used, held, given, limit, left: leftOver ?? 0 })}
        </p>
        {customers.length > 0 ? (
          <ul>
            {customers.map(({ id: user, name, uses }) => (
              <li key={user}>
                <StaffLink to={`/collections/${people.slug}/${user}`}>{name}</StaffLink>
                {t('uses', { count: uses })}
              </li>
            ))}
          </ul>
        ) : null}
        <ActionDialog
          label={t('many')}
          title={t('manyTitle')}
          consequences={
            <ul>
              <li>{t('eachOwn')}</li>
              <li>{t('begin')}</li>
              <li>{t('takeAlong')}</li>
            </ul>
          }
          path={`/discounts/${id}/copies`}
          fields={[
            { name: 'count', label: t('howMany'), kind: 'text', required: true, help: t('atMost') },
            { name: 'prefix', label: t('beginning'), kind: 'text', required: true, help: t('suchAs') },
          ]}
        />
      </section>
    </div>
  )
}
