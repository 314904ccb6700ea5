import type { UIFieldServerProps } from 'payload'
import { readNotes } from '@/plugins/back-office/notes/notes'
import { hasRight, hasRole } from '@/src/server/access'
import styles from '../ui/staff.module.css'
import { NotesCard } from './notes-card'

/** Notes about one order, on its page. */
export async function OrderNotes({ id, payload, req, i18n }: UIFieldServerProps) {
  if (!id || !req.user || !hasRight(req, 'money')) return null
  const orderId = String(id)
  const notes = await readNotes(payload, { orderId })
  return (
    <div className={styles.page}>
      <NotesCard
        notes={notes}
        path={`/payments/orders/${orderId}/notes`}
        userId={String(req.user.id)}
        isSuperuser={hasRole(req, 'superuser')}
        language={i18n.language}
      />
    </div>
  )
}
