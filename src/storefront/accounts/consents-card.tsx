'use client'

import Link from 'next/link'
import { notify } from '../notifications/notify'
import { CheckboxField } from '../ui/checkbox-field'
import { LongDate } from '../ui/long-date'
import { Skeleton } from '../ui/skeleton'
import { SettingsCard } from './settings/settings-card'
import { type Consents, useConsents } from './use-consents'

/** On the account settings: news and offers on or off, and what was agreed to when. */
export function ConsentsCard() {
  const { consents, failed, sending, change } = useConsents()

  async function setPromotions(promotions: boolean): Promise<void> {
    const problem = await change({ promotions })
    if (problem) notify('error', 'We could not save your choice', problem)
    else
      notify(
        'success',
        promotions ? 'You will get news and offers.' : 'You will get no more news and offers.',
      )
  }

  return (
    <SettingsCard title="What you agreed to">
      {failed ? <p>We could not load this right now. Please reload the page.</p> : null}
      {!consents && !failed ? <Skeleton height="6rem" /> : null}
      {consents ? (
        <>
          <CheckboxField
            name="promotions"
            label="Send me news and offers"
            hint="Receipts and other mails about your account come in any case."
            checked={consents.promotions.given}
            disabled={sending}
            onChange={(event) => void setPromotions(event.target.checked)}
          />
          <Terms terms={consents.terms} />
        </>
      ) : null}
    </SettingsCard>
  )
}

function Terms({ terms }: { terms: Consents['terms'] }) {
  return (
    <p>
      {terms.agreedAt ? (
        <>
          You accepted our <Link href="/terms-and-conditions">Terms and Conditions</Link> and{' '}
          <Link href="/privacy-policy">Privacy Policy</Link> on <LongDate iso={terms.agreedAt} />.{' '}
        </>
      ) : null}
      Your account rests on them, so they cannot be withdrawn here. To close your account, please{' '}
      <Link href="/contactus">contact us</Link>.
    </p>
  )
}
