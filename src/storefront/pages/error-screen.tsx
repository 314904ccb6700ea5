'use client'

import { useEffect } from 'react'
import { Button } from '../ui/button'
import { LinkButton } from '../ui/link-button'
import { MessagePage } from './message-page'

/** Something broke on our side. Says so without details, and offers to try again. */
export function ErrorScreen({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  useEffect(() => {
    console.error(error)
  }, [error])
  return (
    <MessagePage
      title="Something went wrong"
      actions={
        <>
          <Button onClick={reset}>Try again</Button>
          <LinkButton href="/" variant="secondary">
            Go to the home page
          </LinkButton>
        </>
      }
    >
      This is our mistake, not yours. Please try again in a moment.
    </MessagePage>
  )
}
