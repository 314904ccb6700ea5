'use client'
import { getTranslation } from '@payloadcms/translations'
import { useLocale, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { ScheduleType } from '@/src/domain/editing/schedule-request'
import { useStaffMessages } from '../ui/use-staff-messages'
import styles from './editing.module.css'
import { editingMessages } from './messages'

type Props = {
  hasLanguages: boolean
  isModified: boolean
  isBusy: boolean
  onAdd: (wanted: { type: string; date: string; locale?: string }) => Promise<void>
}

/** What, in which language, when. No form of its own: it stands within Payload's. */
export function ScheduleFields({ hasLanguages, isModified, isBusy, onAdd }: Props) {
  const t = useStaffMessages(editingMessages)
  const id = useId()
  const locale = useLocale()
  const { i18n } = useTranslation()
  const [type, setType] = useState<ScheduleType>('publish')
  const [isAll, setAll] = useState(false)
  const [date, setDate] = useState('')
  const isUnsaved = isModified && type === 'publish'
  const language = getTranslation(locale.label, i18n)
  const add = () => onAdd({ type, date, ...(hasLanguages && !isAll ? { locale: locale.code } : {}) })
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-type`}>{t('toHappen')}</label>
        <select id={`${id}-type`} value={type} onChange={({ target }) => setType(asType(target.value))}>
          <option value="publish">{t('publishThis')}</option>
          <option value="unpublish">{t('takeOff')}</option>
        </select>
      </div>
      {hasLanguages ? (
        <div className={styles.field}>
          <label htmlFor={`${id}-language`}>{t('whichLanguage')}</label>
          <select
            id={`${id}-language`}
            value={isAll ? 'all' : 'one'}
            onChange={({ target }) => setAll(target.value === 'all')}
          >
            <option value="one">{t('oneOnly', { language })}</option>
            <option value="all">{t('allLanguages')}</option>
          </select>
        </div>
      ) : null}
      <div className={styles.field}>
        <label htmlFor={`${id}-date`}>{t('when')}</label>
        <input
          id={`${id}-date`}
          type="datetime-local"
          value={date}
          onChange={({ target }) => setDate(target.value)}
          // Enter would save the document.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      {isUnsaved ? <p className={styles.quiet}>{t('saveFirst')}</p> : null}
      <button
        type="button"
        className={styles.button}
        disabled={isBusy || isUnsaved || date === ''}
        onClick={() => void add()}
      >
        {isBusy ? t('oneMoment') : t('schedule')}
      </button>
    </>
  )
}

const asType = (value: string): ScheduleType => (value === 'unpublish' ? 'unpublish' : 'publish')
