import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'
import { SearchScreen } from '@/src/storefront/search/search-screen'

export const generateMetadata = titled('search', '/search')

export default function SearchPage() {
  return (
    <WithMessages of={['search']}>
      <SearchScreen />
    </WithMessages>
  )
}
