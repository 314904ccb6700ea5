'use client'

import { AuthCard } from '../accounts/auth-card'
import { useMessages } from '../languages/language-provider'
import { useLinkButton } from '../navigation/use-link-button'
import { Button } from '../ui/button'
import { Container } from '../ui/container'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import styles from './newsletter.module.css'

/** `/newsletter/unsubscribe`: where the link to leave leads that each newsletter has. Nobody has to sign in, or to say why. */
export function UnsubscribeScreen() {
  const t = useMessages('newsletter')
  const { state, failure, press } = useLinkButton('/newsletter/unsubscribe')
  return (
    <Container fill className={styles.standing}>
      {state === 'done' || state === 'refused' ? (
        <AuthCard replacing title={state === 'done' ? t('left') : t('unknownLink')}>
          <div className={styles.words}>
            <p>{state === 'done' ? t('leftText') : t('unknownLinkText')}</p>
            <LinkButton href={state === 'done' ? '/newsletter' : '/contactus'} size="large" wide>
              {state === 'done' ? t('resources') : t('writeToUs')}
            </LinkButton>
          </div>
        </AuthCard>
      ) : (
        <AuthCard title={t('leave')}>
          <div className={styles.words}>
            <p>{t('leaveText')}</p>
            {failure ? <Notice type="error">{failure}</Notice> : null}
            <Button size="large" wide loading={state === 'sending'} onClick={() => void press()}>
              {t('leaveButton')}
            </Button>
          </div>
        </AuthCard>
      )}
    </Container>
  )
}
