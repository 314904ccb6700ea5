'use client'
import { useSearchParams } from 'next/navigation'
import styles from '../ui/staff.module.css'
import { ApiLink } from '../ui/staff-link'
import { downloadQuery } from './download-query'

/** Above a list: all of it as a spreadsheet, as it is filtered and searched right now. */
export function DownloadList({ slug }: { slug: string }) {
  const query = downloadQuery(useSearchParams())
  return (
    <p className={styles.row}>
      <ApiLink to={`/${slug}/export?${query}`}>Download as spreadsheet</ApiLink>
      <span className={styles.quiet}>
        {query === 'format=csv' ? 'The whole list' : 'What the filters and the search leave'}, as CSV.
      </span>
    </p>
  )
}
