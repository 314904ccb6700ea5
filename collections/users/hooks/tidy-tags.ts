import type { FieldHook } from 'payload'

/** Tags without the spaces around them, and each once, however it is written: 'Spring' and ' spring' are the same. */
export const tidyTags: FieldHook = ({ value }) => {
  if (!Array.isArray(value)) return value
  const tags = value
    .map((tag: unknown) => String(tag).trim().replace(/\s+/g, ' '))
    .filter((tag) => tag !== '')
  const first = new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag]))
  return [...new Set(tags.map((tag) => first.get(tag.toLowerCase()) ?? tag))]
}
