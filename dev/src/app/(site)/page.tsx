import config from '@payload-config'
import { getPayload } from 'payload'
import { Sale } from './sale'

export const dynamic = 'force-dynamic'

/** What is for sale: the site's own query, typed by its own types. */
export default async function Home() {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({ collection: 'products', limit: 20, overrideAccess: false })
  return (
    <main>
      {docs.map(({ id, title, sku }) => (
        <Sale key={id} product={{ id: String(id), title: title ?? '', sku: sku ?? '' }} />
      ))}
    </main>
  )
}
