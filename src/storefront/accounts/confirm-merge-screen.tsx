'use client'

import { useMessages } from '../languages/language-provider'
import { useLinkButton } from '../navigation/use-link-button'
import { Button } from '../ui/button'
import { Container } from '../ui/container'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import { AuthCard } from './auth-card'
import styles from './reset.module.css'

/** `/confirm-merge`: where a mail leads that asks whether two accounts are one person's. Opening it changes nothing; the button does. */
export function ConfirmMergeScreen() {
  const t = useMessages('accounts')
  const { state, failure, press } = useLinkButton('/users/confirm-merge')
  return (
    <Container fill className={styles.standing}>
      {state === 'done' ? (
        <AuthCard replacing title={t('mergeConfirmed')}>
          <div className={styles.words}>
            <p>{t('mergeConfirmedText')}</p>
            <LinkButton href="/profile/notes" size="large" wide>
              {t('mergeToNotes')}
            </LinkButton>
          </div>
        </AuthCard>
      ) : state === 'refused' ? (
        <AuthCard replacing title={t('mergeLinkOver')}>
          <div className={styles.words}>
            <p>{t('mergeLinkOverText')}</p>
            <LinkButton href="/contactus" size="large" wide>
              {t('mergeWriteToUs')}
            </LinkButton>
          </div>
        </AuthCard>
      ) : (
        <AuthCard title={t('mergeQuestion')}>
          <div className={styles.words}>
            <p>{t('mergeQuestionText')}</p>
            <p>{t('mergeNotYours')}</p>
            {failure ? <Notice type="error">{failure}</Notice> : null}
            <Button size="large" wide loading={state === 'sending'} onClick={() => void press()}>
              {t('mergeButton')}
            </Button>
          </div>
        </AuthCard>
      )}
    </Container>
  )
}
