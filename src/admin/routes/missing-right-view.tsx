import type { AdminViewServerProps } from 'payload'
import { RIGHTS } from '@/src/domain/roles/rights'
import { MissingRight } from '../ui/missing-right'
import { inLanguage } from '../ui/staff-messages'
import { StaffView } from '../ui/staff-view'
import { routeMessages } from './messages'

/** Stands in for a list or document of a part whose right somebody lacks; see `screenFor`. */
export function MissingRightView(props: AdminViewServerProps) {
  const { language } = props.initPageResult.req.i18n
  const t = inLanguage(routeMessages, language)
  const right = RIGHTS.find((each) => each === props.searchParams?.right)
  return (
    <StaffView {...props} title={t('notForYou')}>
      {async () => (right ? <MissingRight right={right} language={language} /> : null)}
    </StaffView>
  )
}
