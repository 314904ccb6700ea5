import type { ArrayField } from 'payload'

/** Short titled texts: the points of a feature list, the steps of a path. */
export function titledItemsField(labels: { singular: string; plural: string }): ArrayField {
  return {
    name: 'items',
    label: labels.plural,
    labels,
    type: 'array',
    required: true,
    minRows: 1,
    fields: [
      { name: 'title', label: 'Title', type: 'text', required: true, maxLength: 100 },
      { name: 'text', label: 'Text', type: 'textarea', required: true, maxLength: 500 },
    ],
  }
}
