'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'
import { canonicalEmail } from '@/src/domain/users/email'
import { useSession } from '../session/use-session'
import { Button } from '../ui/button'
import { Container } from '../ui/container'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import { Spinner } from '../ui/spinner'
import { AcceptInvitation } from './accept-invitation'
import { AuthCard } from './auth-card'
import { RegisterForm } from './register-form'
import { RegisterRefused } from './register-refused'
import styles from './reset.module.css'
import { useInvitation } from './use-invitation'

/** `/register`: where the link of an invitation leads (Specification 2). */
export function RegisterScreen() {
  return (
    <Container fill className={styles.standing}>
      <Invitation />
    </Container>
  )
}

function Invitation() {
  const { state, look, refuse } = useInvitation()
  switch (state.kind) {
    case 'open':
      return <ForVisitor link={state.link} invitation={state} onRefused={refuse} />
    case 'refused':
      return <RegisterRefused link={state.link} reason={state.reason} />
    case 'missing':
      return (
        <AuthCard
          replacing
          title="Please open the link in your invitation"
          footer={<Link href="/login">I have an account: sign in</Link>}
        >
          <div className={styles.words}>
            <p>This page is for people who were invited by email. The link in that email leads here.</p>
            <p>Without an invitation you can create an account yourself.</p>
            <LinkButton href="/signup">Create your account</LinkButton>
          </div>
        </AuthCard>
      )
    case 'unreachable':
      return (
        <AuthCard replacing title="We could not check your invitation">
          <div className={styles.words}>
            <Notice type="error">{state.message}</Notice>
            <Button wide onClick={() => void look()}>
              Try again
            </Button>
          </div>
        </AuthCard>
      )
    case 'checking':
      return <Checking />
  }
}

type OpenProps = ComponentProps<typeof RegisterForm>

/** Waits until it is known who is looking. */
function ForVisitor(props: OpenProps) {
  const { loading, user } = useSession()
  return loading ? <Checking /> : <AccountOrForm {...props} visitor={user?.email ?? null} />
}

/** Decided once: whoever joins by the form is signed in a moment before they are led on. */
function AccountOrForm({ visitor, ...props }: OpenProps & { visitor: string | null }) {
  const [owner] = useState(() => (visitor === canonicalEmail(props.link.email) ? visitor : null))
  return owner ? <AcceptInvitation {...props} email={owner} /> : <RegisterForm {...props} />
}

function Checking() {
  return (
    <AuthCard title="Your invitation">
      <Spinner label="Checking your invitation" />
    </AuthCard>
  )
}
