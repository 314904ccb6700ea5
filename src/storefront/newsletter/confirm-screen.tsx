'use client'

import { AuthCard } from '../accounts/auth-card'
import { useMessages } from '../languages/language-provider'
import { useLinkButton } from '../navigation/use-link-button'
import { useOffers } from '../offers/offers'
import { Button } from '../ui/button'
import { Container } from '../ui/container'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import styles from './newsletter.module.css'
import { NewsletterForm } from './newsletter-form'

/** `/newsletter/confirm`: where the link in the mail leads that asks whether somebody wants the newsletter. */
export function ConfirmScreen() {
  const t = useMessages('newsletter')
  const { newsletter } = useOffers()
  const { state, failure, press } = useLinkButton('/newsletter/confirm')
  return (
    <Container fill className={styles.standing}>
      {state === 'done' ? (
        <AuthCard replacing title={t('confirmed')}>
          <div className={styles.words}>
            <p>{t('confirmedText')}</p>
            <LinkButton href="/newsletter" size="large" wide>
              {t('resources')}
            </LinkButton>
          </div>
        </AuthCard>
      ) : state === 'refused' ? (
        <AuthCard replacing title={t('expired')}>
          <div className={styles.words}>
            <p>{t(newsletter ? 'expiredText' : 'notOffered')}</p>
            {newsletter ? <NewsletterForm /> : null}
          </div>
        </AuthCard>
      ) : (
        <AuthCard title={t('confirm')}>
          <div className={styles.words}>
            <p>{t('confirmText')}</p>
            {failure ? <Notice type="error">{failure}</Notice> : null}
            <Button size="large" wide loading={state === 'sending'} onClick={() => void press()}>
              {t('confirmButton')}
            </Button>
          </div>
        </AuthCard>
      )}
    </Container>
  )
}
