import { useMessages } from '../languages/language-provider'
import { Button } from '../ui/button'
import { Container } from '../ui/container'
import { EmptyState } from '../ui/empty-state'

/** What was asked for did not come, and may come at the second try. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages('members')
  return (
    <Container fill>
      <EmptyState
        title={t('notLoadedTitle')}
        icon="warning"
        action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
      >
        <p>{t('notLoaded')}</p>
      </EmptyState>
    </Container>
  )
}
