import type { ClientCollectionConfig, ClientField } from 'payload'

/** Whether any of these fields, or of those below them, has words of its own in each language, or shows the name of what has. */
export function isSaidInLanguages(
  fields: readonly ClientField[],
  collections: readonly ClientCollectionConfig[] = [],
): boolean {
  return fields.some((field) => {
    if ('localized' in field && field.localized) return true
    if ('relationTo' in field)
      return [field.relationTo].flat().some((slug) => isNamedInLanguages(slug, collections))
    if ('fields' in field && isSaidInLanguages(field.fields, collections)) return true
    if ('tabs' in field) return field.tabs.some((tab) => isSaidInLanguages(tab.fields, collections))
    return 'blocks' in field && field.blocks.some((block) => isSaidInLanguages(block.fields, collections))
  })
}

function isNamedInLanguages(slug: string, collections: readonly ClientCollectionConfig[]): boolean {
  const related = collections.find((each) => each.slug === slug)
  const name = related?.fields.find((each) => 'name' in each && each.name === related.admin.useAsTitle)
  return name !== undefined && 'localized' in name && name.localized === true
}
