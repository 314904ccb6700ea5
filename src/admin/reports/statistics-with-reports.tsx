import type { AdminViewServerProps } from 'payload'
import { readChosen } from '@/plugins/reports/chosen-reports'
import { StatisticsView } from '../payments/statistics-view'
import { ReportChoice } from './report-choice'

/** The shop's statistics, and below them the choice to get them by mail. */
export async function StatisticsWithReports(props: AdminViewServerProps) {
  const { user, payload } = props.initPageResult.req
  const chosen = user ? await readChosen(payload, String(user.id)) : null
  return <StatisticsView {...props} below={chosen ? <ReportChoice chosen={chosen} /> : null} />
}
