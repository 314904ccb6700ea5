import { Section } from '@/src/blocks/section'
import { serverMessages } from '../languages/server-messages.server'
import { WithMessages } from '../languages/with-messages'
import { loadOffers } from '../shell/queries.server'
import { NewsletterForm } from './newsletter-form'

/** The way to the newsletter, under what somebody has just read. */
export async function NewsletterSection() {
  if (!(await loadOffers()).newsletter) return null
  const t = serverMessages('newsletter')
  return (
    <Section heading={t('heading')} intro={t('intro')} shape="aside" tone="sage">
      <WithMessages of={['newsletter']}>
        <NewsletterForm />
      </WithMessages>
    </Section>
  )
}
