'use client'
import { useTranslation } from '@payloadcms/ui'
import { readLocale } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { VIEW_KEY } from '@/src/domain/people/viewed'
import { ActionDialog } from '../ui/action-dialog'
import { commonMessages } from '../ui/messages'
import { useStaffMessages } from '../ui/use-staff-messages'
import { viewMessages } from './view-messages'

/** Asks why, and goes on as that person in this tab alone. */
export function ViewButton({ userId, name }: { userId: string; name: string }) {
  const t = useStaffMessages(viewMessages)
  const common = useStaffMessages(commonMessages)
  const { language } = useTranslation().i18n
  return (
    <ActionDialog
      label={t('start')}
      title={t('startTitle', { name })}
      consequences={
        <ul>
          <li>{t('halfHour')}</li>
          <li>{t('readOnly')}</li>
          <li>{t('onRecord')}</li>
        </ul>
      }
      path={`/users/${userId}/view`}
      fields={[{ name: 'reason', label: common('reason'), kind: 'text', required: true }]}
      onDone={({ data }) => {
        const { token, until, name } = data as { token: string; until: string; name: string }
        sessionStorage.setItem('token', token)
        sessionStorage.setItem(VIEW_KEY, JSON.stringify({ id: userId, name, until }))
        location.assign(localPath('/profile', readLocale(language)))
      }}
    />
  )
}
