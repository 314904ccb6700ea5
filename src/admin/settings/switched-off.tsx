import type { ServerProps } from 'payload'
import { type Offer, offersOf } from '@/src/domain/settings/offers'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { settingsMessages } from './messages'

const MEANING = {
  gifts: 'giftsText',
  groups: 'groupsText',
  discounts: 'discountsText',
  newsletter: 'newsletterText',
} as const satisfies Record<Offer, string>

/** Above a list: that the shop does not offer this right now, and what that means for its rows. */
export async function SwitchedOff({ payload, i18n, offer }: ServerProps & { offer: Offer }) {
  const { offers } = await payload.findGlobal({
    slug: 'system-settings',
    overrideAccess: true,
    depth: 0,
    select: { offers: true },
  })
  if (offersOf(offers)[offer]) return null
  const t = inLanguage(settingsMessages, i18n.language)
  return (
    <section className={styles.card} aria-label={t(offer)}>
      <h2>{t(offer)}</h2>
      <p>{t(MEANING[offer])}</p>
      <p className={styles.quiet}>{t('bySuperuser')}</p>
    </section>
  )
}
