import NotesPage, { generateMetadata as describe } from '@/app/(storefront)/(members)/profile/notes/page'
import { inFrench } from '@/src/storefront/languages/request-locale.server'

export const generateMetadata = inFrench(describe)
export default inFrench(NotesPage)
