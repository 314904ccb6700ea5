import { displayName } from '@/src/domain/users/public-user'
import type { SessionUser } from '../session/session-user'
import styles from './checkout-screen.module.css'

/** Who is buying (Specification 2, Payment screen: the user's name and email). */
export function Buyer({ user }: { user: SessionUser }) {
  return (
    <p className={styles.buyer}>
      <strong>{displayName(user)}</strong>
      <span>{user.email}</span>
    </p>
  )
}
