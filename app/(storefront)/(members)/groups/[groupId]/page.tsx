import { GroupScreen } from '@/src/storefront/groups/group-screen'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('yourGroup')

type GroupPageProps = { params: Promise<{ groupId: string }> }

export default async function GroupPage({ params }: GroupPageProps) {
  const { groupId } = await params
  return (
    <WithMessages of={['groups']}>
      <GroupScreen id={groupId} />
    </WithMessages>
  )
}
