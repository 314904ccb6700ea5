import type { Payload } from 'payload'
import { ActionDialog } from '../ui/action-dialog'
import { commonMessages } from '../ui/messages'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { personMessages } from './messages'

type Props = { payload: Payload; userId: string; language: string }

/** For superusers: the way back in for somebody who lost their phone and their recovery codes. Nothing without two-factor authentication. */
export async function ResetTwoFactor({ payload, userId, language }: Props) {
  const t = inLanguage(personMessages, language)
  const { totalDocs } = await payload.count({
    collection: 'two-factor-secrets',
    where: { user: { equals: userId }, confirmedAt: { exists: true } },
  })
  return (
    <section className={styles.card} aria-label={t('twoFactor')}>
      <h2>{t('twoFactor')}</h2>
      {totalDocs === 0 ? (
        <p className={styles.quiet}>{t('off')}</p>
      ) : (
        <Reset userId={userId} language={language} />
      )}
    </section>
  )
}

function Reset({ userId, language }: Omit<Props, 'payload'>) {
  const t = inLanguage(personMessages, language)
  return (
    <div className={styles.row}>
      <span>{t('on')}</span>
      <ActionDialog
        label={t('reset')}
        title={t('resetTitle')}
        consequences={
          <ul>
            <li>{t('passwordAlone')}</li>
            <li>{t('signedOut')}</li>
            <li>{t('told')}</li>
            <li>{t('onRecord')}</li>
          </ul>
        }
        path={`/users/${userId}/two-factor/reset`}
        fields={[
          {
            name: 'reason',
            label: inLanguage(commonMessages, language)('reason'),
            kind: 'long-text',
            required: true,
          },
        ]}
      />
    </div>
  )
}
