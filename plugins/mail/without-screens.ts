import type { CollectionConfig, Field } from 'payload'

/** A collection as Payload shows it by itself: for a site that has none of our staff screens, and could not build them. */
export function withoutScreens(collection: CollectionConfig): CollectionConfig {
  const fields = collection.fields.filter(({ type }) => type !== 'ui').map(withoutComponents)
  return { ...collection, fields }
}

function withoutComponents(field: Field): Field {
  if (!field.admin || !('components' in field.admin)) return field
  return { ...field, admin: { ...field.admin, components: undefined } } as Field
}
