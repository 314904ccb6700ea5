'use client'

import { useEffect } from 'react'
import { useMessages } from '../languages/language-provider'
import { Button } from '../ui/button'
import { LinkButton } from '../ui/link-button'
import { MessagePage } from './message-page'

/** Something broke on our side. Says so without details, and offers to try again. */
export function ErrorScreen({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const t = useMessages('shell')
  useEffect(() => {
    console.error(error)
  }, [error])
  return (
    <MessagePage
      title={t('errorTitle')}
      actions={
        <>
          <Button onClick={reset}>{t('tryAgain')}</Button>
          <LinkButton href="/" variant="secondary">
            {t('goHome')}
          </LinkButton>
        </>
      }
    >
      {t('errorText')}
    </MessagePage>
  )
}
