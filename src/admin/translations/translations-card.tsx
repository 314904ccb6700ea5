import type { ServerProps } from 'payload'
import { countTranslations } from '@/plugins/editing/translations/read-translations'
import type { Waiting } from '@/src/domain/editing/translation-state'
import { holdsRight } from '@/src/domain/roles/rights'
import { isPermitted } from '@/src/domain/roles/roles'
import { rankOf } from '@/src/server/access'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { translationMessages } from './messages'

/** On the staff's first page: how much waits for French. */
export async function TranslationsCard({ payload, user, i18n }: ServerProps) {
  const rank = rankOf({ payload, user: user ?? null })
  if (!isPermitted(rank, 'admin') || !holdsRight({ ...user, role: rank }, 'content')) return null
  const counts = await countTranslations(payload)
  const states = (['missing', 'older'] satisfies Waiting[])
    .map((state) => ({
      state,
      count: counts.filter((each) => each.state === state).reduce((sum, { count }) => sum + count, 0),
    }))
    .filter(({ count }) => count > 0)
  if (states.length === 0) return null
  const t = inLanguage(translationMessages, i18n.language)
  return (
    <section className={styles.card} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <ul>
        {states.map(({ state, count }) => (
          <li key={state}>
            <StaffLink to={`/translations?state=${state}`}>
              {t('counted', { state: t(state), count })}
            </StaffLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
