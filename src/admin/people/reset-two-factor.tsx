import type { Payload } from 'payload'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'

type Props = { payload: Payload; userId: string }

/** For superusers: the way back in for somebody who lost their phone and their recovery codes. Nothing without two-factor authentication. */
export async function ResetTwoFactor({ payload, userId }: Props) {
  const { totalDocs } = await payload.count({
    collection: 'two-factor-secrets',
    where: { user: { equals: userId }, confirmedAt: { exists: true } },
  })
  return (
    <section className={styles.card} aria-label="Two-factor authentication at sign-in">
      <h2>Two-factor authentication at sign-in</h2>
      {totalDocs === 0 ? <p className={styles.quiet}>Off.</p> : <Reset userId={userId} />}
    </section>
  )
}

function Reset({ userId }: { userId: string }) {
  return (
    <div className={styles.row}>
      <span>On. Signing in asks for a code from their authenticator app.</span>
      <ActionDialog
        label="Reset two-factor authentication"
        title="Reset two-factor authentication of this person?"
        consequences={
          <ul>
            <li>Their password alone is enough to sign in. Make sure that it is really them who asks.</li>
            <li>They are signed out everywhere, and their recovery codes stop working.</li>
            <li>
              They are told by email, and can set up two-factor authentication again in their account
              settings.
            </li>
            <li>Who reset it and why stays on record.</li>
          </ul>
        }
        path={`/users/${userId}/two-factor/reset`}
        fields={[{ name: 'reason', label: 'Reason', kind: 'long-text', required: true }]}
      />
    </div>
  )
}
