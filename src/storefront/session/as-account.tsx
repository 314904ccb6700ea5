'use client'

import { useSiteRouter } from '../languages/use-site-router'
import { Button } from '../ui/button'
import { signOut } from './sign-out'
import { useSession } from './use-session'

type AsAccountProps = {
  /** The sentence that names the account. */
  as: (email: string) => string
  /** The words on the button that leads to another one. */
  other: string
  /** Where to come back to when signed in with that one. */
  back: string
}

/** Which account an act is for, before it is done, and the way to another; nothing for whoever is signed out. */
export function AsAccount({ as, other, back }: AsAccountProps) {
  const router = useSiteRouter()
  const { user } = useSession()
  if (!user) return null
  function change(): void {
    signOut()
    router.push(`/login?redirect=${encodeURIComponent(back)}`)
  }
  return (
    <p>
      {as(user.email)}{' '}
      <Button variant="quiet" onClick={change}>
        {other}
      </Button>
    </p>
  )
}
