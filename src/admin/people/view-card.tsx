import type { TypedUser } from 'payload'
import { mayView } from '@/src/domain/people/viewing'
import { isPermitted } from '@/src/domain/roles/roles'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { ViewButton } from './view-button'
import { viewMessages } from './view-messages'

type Props = {
  viewer: TypedUser
  userId: string
  name: string
  role: string
  state: string
  language: string
}

/** The website as this person sees it. Nothing for an account one cannot look at by one's rank; what is missing is said. */
export function ViewCard({ viewer, userId, name, role, state, language }: Props) {
  const t = inLanguage(viewMessages, language)
  const all = { role: viewer.role, state: 'active' }
  if (!isPermitted(viewer.role, 'admin') || !mayView(all, { role, state })) return null
  return (
    <section className={styles.card} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {mayView({ ...all, rights: viewer.rights }, { role, state }) ? (
        <div className={styles.row}>
          <span>{t('text')}</span>
          <ViewButton userId={userId} name={name} />
        </div>
      ) : (
        <p>{t('needsRights')}</p>
      )}
    </section>
  )
}
