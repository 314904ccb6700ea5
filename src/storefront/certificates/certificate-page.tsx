import { serverMessages } from '../languages/server-messages.server'
import { Container } from '../ui/container'
import { LongDate } from '../ui/long-date'
import styles from './certificate-page.module.css'
import type { PublicCertificate } from './verify-certificate.server'

/** `/certificates/{code}`: what a stranger can verify. Nothing else about the person stands there. */
export function CertificatePage({ certificate }: { certificate: PublicCertificate }) {
  const t = serverMessages('pages')
  const { name, programTitle, completedAt, validUntil, hasRunOut } = certificate
  return (
    <Container className={styles.page}>
      <h1>{t('certificate')}</h1>
      <p>{t(hasRunOut ? 'certificateRanOut' : 'certificateIsReal')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('certificateName')}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{t('certificateProgram')}</dt>
          <dd>{programTitle}</dd>
        </div>
        <div>
          <dt>{t('certificateDay')}</dt>
          <dd>
            <LongDate iso={completedAt.toISOString()} />
          </dd>
        </div>
        {validUntil ? (
          <div>
            <dt>{t(hasRunOut ? 'certificateWasValidUntil' : 'certificateValidUntil')}</dt>
            <dd>
              <LongDate iso={validUntil.toISOString()} />
            </dd>
          </div>
        ) : null}
      </dl>
    </Container>
  )
}
