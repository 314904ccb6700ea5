import { REFUND_STATES, takesUpMoney } from '@/src/domain/refunds/refund-state'
import { sqlList } from '@/src/server/db/sql-list'

/** As SQL: whether the amount of the refund `r` is given back, or may be (`takesUpMoney`). */
export const TAKES_UP_MONEY = `r.state IN (${sqlList(REFUND_STATES.filter(takesUpMoney))})`
