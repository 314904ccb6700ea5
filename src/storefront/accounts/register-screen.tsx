'use client'

import { type ComponentProps, useState } from 'react'
import { canonicalEmail } from '@/src/domain/users/email'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
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
  const t = useMessages('accounts')
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
          title={t('openInvitation')}
          footer={<LocalLink href="/login">{t('haveAccountSignIn')}</LocalLink>}
        >
          <div className={styles.words}>
            <p>{t('invitedOnly')}</p>
            <p>{t('createYourself')}</p>
            <LinkButton href="/signup">{t('createYourAccount')}</LinkButton>
          </div>
        </AuthCard>
      )
    case 'unreachable':
      return (
        <AuthCard replacing title={t('invitationNotChecked')}>
          <div className={styles.words}>
            <Notice type="error">{state.message}</Notice>
            <Button wide onClick={() => void look()}>
              {t('tryAgain')}
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
  const t = useMessages('accounts')
  return (
    <AuthCard title={t('yourInvitation')}>
      <Spinner label={t('checkingInvitation')} />
    </AuthCard>
  )
}
