'use client'

import Link from 'next/link'
import { useState } from 'react'
import { notify } from '../notifications/notify'
import { tabStorage } from '../state/browser-storage'
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
  const { consents, sending, change } = useConsents()
  const [isLater, setLater] = useState(() => tabStorage.getItem(LATER_KEY) !== null)
  if (!consents || consents.terms.isCurrent || isLater) return null

  function wait(): void {
    tabStorage.setItem(LATER_KEY, 'true')
    setLater(true)
  }

  async function agree(): Promise<void> {
    const problem = await change({ terms: true })
    if (problem) notify('error', 'We could not save your answer', problem)
    else notify('success', 'Thank you.')
  }

  return (
    <Container className={styles.notice}>
      <Notice
        type="info"
        live={false}
        title={consents.terms.agreedAt ? 'Our terms have changed' : 'Please read our terms'}
        action={
          <div className={styles.actions}>
            <Button loading={sending} onClick={() => void agree()}>
              Agree
            </Button>
            <Button variant="quiet" onClick={wait}>
              Later
            </Button>
          </div>
        }
      >
        Please read the <Link href="/terms-and-conditions">Terms and Conditions</Link> and the{' '}
        <Link href="/privacy-policy">Privacy Policy</Link> when you have a moment.
      </Notice>
    </Container>
  )
}
