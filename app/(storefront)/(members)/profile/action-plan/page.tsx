import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'
import { ActionPlanScreen } from '@/src/storefront/writings/action-plan-screen'

export const generateMetadata = titled('actionPlan', '/profile/action-plan')

export default function ActionPlanPage() {
  return (
    <WithMessages of={['writings']}>
      <ActionPlanScreen />
    </WithMessages>
  )
}
