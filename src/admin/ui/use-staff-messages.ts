'use client'
import { useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import { inLanguage, type StaffMessages, type StaffTranslator } from './staff-messages'

/** What a part of the staff area says, in the language of whoever reads it. */
export function useStaffMessages<Key extends string>(messages: StaffMessages<Key>): StaffTranslator<Key> {
  const { language } = useTranslation().i18n
  return useMemo(() => inLanguage(messages, language), [messages, language])
}
