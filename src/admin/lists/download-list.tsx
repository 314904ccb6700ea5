'use client'
import { useSearchParams } from 'next/navigation'
import styles from '../ui/staff.module.css'
import { ApiLink } from '../ui/staff-link'
import { useStaffMessages } from '../ui/use-staff-messages'
import { downloadQuery } from './download-query'
import { listMessages } from './messages'

/** Above a list: all of it as a spreadsheet, as it is filtered and searched right now. */
export function DownloadList({ slug }: { slug: string }) {
  const t = useStaffMessages(listMessages)
  const query = downloadQuery(useSearchParams())
  return (
    <p className={styles.row}>
      <ApiLink to={`/${slug}/export?${query}`}>{t('download')}</ApiLink>
      <span className={styles.quiet}>{t(query === 'format=csv' ? 'whole' : 'filtered')}</span>
    </p>
  )
}
