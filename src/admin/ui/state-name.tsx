'use client'
import { useTranslation } from '@payloadcms/ui'
import { MASCULINE_FRENCH } from '@/src/domain/languages/french/state-names'
import { said } from './said'

/** A state or a payment method of the domain, in the language of whoever reads it. What we have no French of stays. */
export function StateName({ label, isMasculine = false }: { label: string; isMasculine?: boolean }) {
  const { language } = useTranslation().i18n
  const masculine = isMasculine && language === 'fr' ? MASCULINE_FRENCH[label] : undefined
  return masculine ?? said(label, language)
}
