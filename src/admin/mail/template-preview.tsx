'use client'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { commonMessages } from '../ui/messages'
import { said } from '../ui/said'
import staff from '../ui/staff.module.css'
import type { StaffTranslator } from '../ui/staff-messages'
import { useStaffMessages } from '../ui/use-staff-messages'
import { when } from '../ui/when'
import { MailFrame } from './mail-frame'
import { templateMessages } from './template-messages'
import { useMailReaders } from './use-mail-readers'
import { useTemplatePreview } from './use-template-preview'

/** The email this content makes, with sample data or with somebody's, while it is typed. Nothing is saved or sent. */
export function TemplatePreview() {
  const { id } = useDocumentInfo()
  return id ? <LivePreview id={String(id)} /> : null
}

function LivePreview({ id }: { id: string }) {
  const t = useStaffMessages(templateMessages)
  const common = useStaffMessages(commonMessages)
  const { language } = useTranslation().i18n
  const [mail, setMail] = useState('')
  const readers = useMailReaders()
  const { preview, failure } = useTemplatePreview(id, mail)
  return (
    <section className={staff.page} aria-label={t('preview')}>
      <div>
        <h3>{t('howItLooks')}</h3>
        <p className={staff.quiet}>{t(mail ? 'theirData' : 'sampleData')}</p>
      </div>
      {readers.length > 0 ? (
        <div className={staff.field}>
          <label htmlFor="preview-reader">{t('shownWith')}</label>
          <select id="preview-reader" value={mail} onChange={(event) => setMail(event.target.value)}>
            <option value="">{t('sample')}</option>
            {readers.map((reader) => (
              <option key={reader.id} value={reader.id}>
                {`${reader.name}, ${when(reader.at, language)}`}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      <div aria-live="polite">
        {failure ? <p className={staff.problem}>{failure}</p> : null}
        {preview?.problems.map(({ path, message }) => (
          <p key={`${path} ${message}`} className={staff.problem}>
            <strong>{t('at', { place: place(path, t) })}</strong> {said(message, language)}
          </p>
        ))}
      </div>
      {preview ? <MailFrame {...preview} /> : <p>{common('oneMoment')}</p>}
    </section>
  )
}

/** `blocks.2.href` as an editor counts. */
function place(path: string, t: StaffTranslator<keyof typeof templateMessages.en>): string {
  const [first = '', index] = path.split('.')
  if (first !== 'blocks') return t(first === 'subject' ? 'subject' : 'heading')
  return index === undefined ? t('text') : t('part', { number: Number(index) + 1 })
}
