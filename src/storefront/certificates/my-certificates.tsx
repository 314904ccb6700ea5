'use client'

import { mutate } from 'swr'
import { api } from '../http/api'
import type { AnswerOf } from '../http/contract'
import { useLocale, useMessages } from '../languages/language-provider'
import { useContentLanguage } from '../languages/use-content-language'
import { useOwnData } from '../session/use-own-data'
import { Card } from '../ui/card'
import { CheckboxField } from '../ui/checkbox-field'
import { LongDate } from '../ui/long-date'
import { VisuallyHidden } from '../ui/visually-hidden'
import { CertificateValidity } from './certificate-validity'
import styles from './my-certificates.module.css'

const PATH = '/learning/certificates'

export type Certificate = AnswerOf<'GET', typeof PATH>['data'][number]

/** The visitor's certificates, and what strangers see of each. Nothing while there are none. */
export function MyCertificates() {
  const t = useMessages('members')
  const { data } = useOwnData({ method: 'GET', path: PATH })
  if (!data || data.data.length === 0) return null
  return (
    <section className={styles.certificates} aria-labelledby="certificates">
      <h2 id="certificates">{t('certificates')}</h2>
      <p className={styles.soft}>{t('certificateWho')}</p>
      <ul>
        {data.data.map((certificate) => (
          <CertificateCard key={certificate.number} certificate={certificate} />
        ))}
      </ul>
    </section>
  )
}

function CertificateCard({ certificate }: { certificate: Certificate }) {
  const t = useMessages('members')
  const locale = useLocale()
  const contentLanguage = useContentLanguage()
  const { number, programTitle, language, completedAt, pdfUrl, publicUrl, isPublic, showsInitials } =
    certificate

  async function change(body: { isPublic?: boolean; showsInitials?: boolean }): Promise<void> {
    await api({ method: 'PUT', path: '/learning/certificates/{number}', params: { number }, body })
    await mutate((key) => Array.isArray(key) && key[0] === PATH)
  }

  return (
    <Card as="li" className={styles.card}>
      <h3 lang={contentLanguage(language)}>{programTitle}</h3>
      <p className={styles.soft}>
        {t('certificateNumber', { number })}, <LongDate iso={completedAt} />
      </p>
      <CertificateValidity certificate={certificate} />
      <p className={styles.ways}>
        <a href={`${pdfUrl}?locale=${locale}`} download>
          {t.rich('certificateDownload', {
            title: programTitle,
            hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
          })}
        </a>
        {isPublic ? <a href={publicUrl}>{t('certificateAddress')}</a> : null}
      </p>
      <CheckboxField
        name={`public-${number}`}
        label={t('certificatePublic')}
        checked={isPublic}
        onChange={(event) => void change({ isPublic: event.target.checked })}
      />
      <CheckboxField
        name={`initials-${number}`}
        label={t('certificateInitials')}
        checked={showsInitials}
        onChange={(event) => void change({ showsInitials: event.target.checked })}
      />
    </Card>
  )
}
