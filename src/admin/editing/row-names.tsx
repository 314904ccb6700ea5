'use client'
import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui'
import { useStaffMessages } from '../ui/use-staff-messages'
import styles from './editing.module.css'
import { editingMessages } from './messages'

/** In the head of a link of a menu: what it says, so that a closed one is known. */
export function LinkName() {
  const t = useStaffMessages(editingMessages)
  const { data, rowNumber } = useRowLabel<{ label?: string | null } | undefined>()
  return (
    <span>
      {numberOf(rowNumber)} {data?.label || t('link')}
    </span>
  )
}

type Words = { heading?: string | null; title?: string | null }

/** In the head of a block of a page: what kind it is, and its heading where it has one. */
export function BlockName({ en, fr }: { en: string; fr: string }) {
  const { language } = useTranslation().i18n
  const { data, rowNumber } = useRowLabel<Words | undefined>()
  return (
    <span className={styles.rowName}>
      <span>{numberOf(rowNumber)}</span>
      <Pill pillStyle="white" size="small">
        {language === 'fr' ? fr : en}
      </Pill>
      <span className={styles.rowWords}>{data?.heading || data?.title}</span>
    </span>
  )
}

function numberOf(index = 0): string {
  return String(index + 1).padStart(2, '0')
}
