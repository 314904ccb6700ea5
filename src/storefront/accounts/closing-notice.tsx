'use client'

import { useMessages } from '../languages/language-provider'
import { useSitePath } from '../languages/use-site-router'
import { useOwnData } from '../session/use-own-data'
import { Container } from '../ui/container'
import { LinkButton } from '../ui/link-button'
import { LongDate } from '../ui/long-date'
import { Notice } from '../ui/notice'
import styles from './closing-notice.module.css'

/** Where an account is kept: that page says so itself. */
const KEPT_AT = '/account-settings/data'
/** Where something is bought that would close with the account. */
const BOUGHT_AT: readonly string[] = ['/payment', '/invoice']

/**
 * Says on every page of the member area that the account is being closed, and leads to where it is kept. Where one pays it says
 * what becomes of what one buys, and stops nobody. Draws nothing for everybody else.
 */
export function ClosingNotice() {
  const t = useMessages('closing')
  const path = useSitePath()
  const { data } = useOwnData({ method: 'GET', path: '/users/own-data' })
  const closesAt = data?.data.closesAt
  if (!closesAt || path === KEPT_AT) return null
  const isBuying = BOUGHT_AT.includes(path)
  return (
    <Container className={styles.notice}>
      <Notice
        type={isBuying ? 'warning' : 'info'}
        live={false}
        action={
          <LinkButton variant="secondary" href={KEPT_AT}>
            {t('keep')}
          </LinkButton>
        }
      >
        {t.rich('closesOn', { day: () => <LongDate iso={closesAt} /> })} {t(isBuying ? 'bought' : 'until')}
      </Notice>
    </Container>
  )
}
