import type { TextareaField, TextField } from 'payload'

/** A block's heading: what the visitor reads in large type, and what the page's outline is made of. */
export function headingField(options: { required: boolean }): TextField {
  return { name: 'heading', label: 'Heading', type: 'text', required: options.required, maxLength: 120 }
}

/** One or two plain sentences under a block's heading. */
export function introField(): TextareaField {
  return { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 600 }
}
