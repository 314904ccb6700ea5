import { serverMessages } from '../languages/server-messages.server'
import { MessagePage } from '../pages/message-page'
import { LinkButton } from '../ui/link-button'

/** For who looks certificates up faster than somebody who verifies one would. */
export function TooOften() {
  const t = serverMessages('pages')
  return (
    <MessagePage title={t('tooOften')} actions={<LinkButton href="/">{t('goHome')}</LinkButton>}>
      {t('tooOftenText')}
    </MessagePage>
  )
}
