import type { ResourceListBlock } from '@/src/generated/payload-types'
import { listResources } from '@/src/storefront/catalog/queries.server'
import { ResourceFilter } from '@/src/storefront/catalog/resource-filter'
import { ResourceList } from '@/src/storefront/catalog/resource-list'
import { Section } from '../section'

/** The newest published resources. Renders nothing while there are none. */
export async function ResourceListBlockView({ heading, intro, limit }: ResourceListBlock) {
  const resources = await listResources(limit ?? undefined)
  if (resources.length === 0) return null
  const list = <ResourceList resources={resources} headingLevel={heading ? 3 : 2} />
  return (
    <Section heading={heading} intro={intro}>
      {limit ? list : <ResourceFilter kinds={resources.map(({ kind }) => kind)}>{list}</ResourceFilter>}
    </Section>
  )
}
