import { serverMessages } from '../languages/server-messages.server'
import { SiteShell } from '../shell/site-shell'
import { LinkButton } from '../ui/link-button'
import { MessagePage } from './message-page'

/** Nothing stands at this address. Says so, and leads on. */
export function NotFoundPage() {
  const t = serverMessages('pages')
  return (
    <SiteShell>
      <MessagePage
        title={t('notFound')}
        actions={
          <>
            <LinkButton href="/">{t('goHome')}</LinkButton>
            <LinkButton href="/programs" variant="secondary">
              {t('explorePrograms')}
            </LinkButton>
          </>
        }
      >
        {t('notFoundText')}
      </MessagePage>
    </SiteShell>
  )
}
