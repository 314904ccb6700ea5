import type { ReactNode } from 'react'
import type { ContactDetailsBlock } from '@/src/generated/payload-types'
import { serverMessages } from '@/src/storefront/languages/server-messages.server'
import { Icon, type IconName } from '@/src/storefront/ui/icon'
import { Section } from '../section'
import styles from './component.module.css'

/** Email, telephone, address and hours; what is empty is left out. */
export function ContactDetails({ heading, text, email, phone, addressLines, hours }: ContactDetailsBlock) {
  const t = serverMessages('catalog')
  return (
    <Section heading={heading} intro={text}>
      <dl className={styles.list}>
        {phone ? (
          <Detail icon="phone" term={t('telephone')}>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </Detail>
        ) : null}
        {email ? (
          <Detail icon="mail" term={t('email')}>
            <a href={`mailto:${email}`}>{email}</a>
          </Detail>
        ) : null}
        {addressLines ? (
          <Detail icon="place" term={t('address')}>
            {addressLines}
          </Detail>
        ) : null}
        {hours ? (
          <Detail icon="clock" term={t('hours')}>
            {hours}
          </Detail>
        ) : null}
      </dl>
    </Section>
  )
}

function Detail({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div className={styles.item}>
      <Icon name={icon} size="1.8rem" />
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
