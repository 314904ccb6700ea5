'use client'

import { tabStorage } from 'payload-plugin-digital-commerce/client'
import { useState } from 'react'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { notify } from '../notifications/notify'
import { Button } from '../ui/button'
import { Container } from '../ui/container'
import { Notice } from '../ui/notice'
import styles from './terms-notice.module.css'
import { useConsents } from './use-consents'

const LATER_KEY = 'termsLater'

/**
 * Says calmly, at the foot of a member's screen, that the terms are other than the ones they agreed to. Stops nobody, can
 * wait, and pushes nothing about when it comes.
 */
export function TermsNotice() {
  const t = useMessages('terms')
  const { consents, sending, change } = useConsents()
  const [isLater, setLater] = useState(() => tabStorage.getItem(LATER_KEY) !== null)
  if (!consents || consents.terms.isCurrent || isLater) return null

  function wait(): void {
    tabStorage.setItem(LATER_KEY, 'true')
    setLater(true)
  }

  async function agree(): Promise<void> {
    const problem = await change({ terms: true })
    if (problem) notify('error', t('notSaved'), problem)
    else notify('success', t('thanks'))
  }

  return (
    <Container className={styles.notice}>
      <Notice
        type="info"
        live={false}
        title={consents.terms.agreedAt ? t('changed') : t('read')}
        action={
          <div className={styles.actions}>
            <Button loading={sending} onClick={() => void agree()}>
              {t('agree')}
            </Button>
            <Button variant="quiet" onClick={wait}>
              {t('later')}
            </Button>
          </div>
        }
      >
        {t.rich('text', {
          terms: (words) => <LocalLink href="/terms-and-conditions">{words}</LocalLink>,
          privacy: (words) => <LocalLink href="/privacy-policy">{words}</LocalLink>,
        })}
      </Notice>
    </Container>
  )
}
