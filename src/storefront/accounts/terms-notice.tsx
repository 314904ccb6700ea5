'use client'

import Link from 'next/link'
import { notify } from '../notifications/notify'
import { Button } from '../ui/button'
import { Container } from '../ui/container'
import { Notice } from '../ui/notice'
import styles from './terms-notice.module.css'
import { useConsents } from './use-consents'

/** Says calmly, above a member's pages, that the terms are other than the ones they agreed to. Stops nobody. */
export function TermsNotice() {
  const { consents, sending, change } = useConsents()
  if (!consents || consents.terms.isCurrent) return null

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
          <Button variant="secondary" loading={sending} onClick={() => void agree()}>
            Agree
          </Button>
        }
      >
        Please read the <Link href="/terms-and-conditions">Terms and Conditions</Link> and the{' '}
        <Link href="/privacy-policy">Privacy Policy</Link> when you have a moment.
      </Notice>
    </Container>
  )
}
