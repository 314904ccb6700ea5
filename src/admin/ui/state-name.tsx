'use client'
import { useTranslation } from '@payloadcms/ui'
import { STATES_FR } from './state-labels.fr'

/** A state or a payment method of the domain, in the language of whoever reads it. What we have no French of stays. */
export function StateName({ label }: { label: string }) {
  return useTranslation().i18n.language === 'fr' ? (STATES_FR[label] ?? label) : label
}
