import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'
import { MyNotesScreen } from '@/src/storefront/writings/my-notes-screen'

export const generateMetadata = titled('myNotes', '/profile/notes')

export default function NotesPage() {
  return (
    <WithMessages of={['writings']}>
      <MyNotesScreen />
    </WithMessages>
  )
}
