import { WithMessages } from '@/src/storefront/languages/with-messages'
import { MyProgramsScreen } from '@/src/storefront/members/my-programs-screen'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('myPrograms', '/profile')

export default function ProfilePage() {
  return (
    <WithMessages of={['members', 'groups']}>
      <MyProgramsScreen />
    </WithMessages>
  )
}
