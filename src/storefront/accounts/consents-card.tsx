'use client'

import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { notify } from '../notifications/notify'
import { CheckboxField } from '../ui/checkbox-field'
import { LongDate } from '../ui/long-date'
import { Skeleton } from '../ui/skeleton'
import { SettingsCard } from './settings/settings-card'
import { type Consents, useConsents } from './use-consents'

/** On the account settings: news and offers on or off, and what was agreed to when. */
export function ConsentsCard() {
  const t = useMessages('settings')
  const { consents, failed, sending, change } = useConsents()

  async function setPromotions(promotions: boolean): Promise<void> {
    const problem = await change({ promotions })
    if (problem) notify('error', t('choiceNotSaved'), problem)
    else notify('success', promotions ? t('promotionsOn') : t('promotionsOff'))
  }

  return (
    <SettingsCard title={t('agreed')}>
      {failed ? <p>{t('notLoaded')}</p> : null}
      {!consents && !failed ? <Skeleton height="6rem" /> : null}
      {consents ? (
        <>
          <CheckboxField
            name="promotions"
            label={t('promotions')}
            hint={t('promotionsHint')}
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

function Terms({ terms: { agreedAt } }: { terms: Consents['terms'] }) {
  const t = useMessages('settings')
  return (
    <p>
      {agreedAt
        ? t.rich('termsAccepted', {
            terms: (words) => <LocalLink href="/terms-and-conditions">{words}</LocalLink>,
            privacy: (words) => <LocalLink href="/privacy-policy">{words}</LocalLink>,
            date: () => <LongDate iso={agreedAt} />,
          })
        : null}
      {t.rich('termsNeeded', {
        close: (words) => <LocalLink href="/account-settings/data">{words}</LocalLink>,
      })}
    </p>
  )
}
