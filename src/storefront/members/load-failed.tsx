import { Button } from '../ui/button'
import { Container } from '../ui/container'
import { EmptyState } from '../ui/empty-state'

/** What was asked for did not come, and may come at the second try. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Container fill>
      <EmptyState
        title="This could not be loaded"
        icon="warning"
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        <p>Please check your connection and try again.</p>
      </EmptyState>
    </Container>
  )
}
