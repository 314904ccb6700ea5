import type { Field } from 'payload'

/** A part of a document that shows and does, and stores nothing. */
export function part(name: string, component: string): Field {
  return { name, type: 'ui', admin: { components: { Field: component }, disableListColumn: true } }
}

/** Fields whose cells in lists are shown by these components, by the fields' names. */
export function withCells(fields: Field[], cells: Record<string, string>): Field[] {
  return fields.map((field) => {
    const cell = 'name' in field ? cells[field.name] : undefined
    return cell ? withComponents(field, { Cell: cell }) : field
  })
}

/** Fields that are shown by these components on the page of a document, by the fields' names. */
export function withFields(fields: Field[], shown: Record<string, string>): Field[] {
  return fields.map((field) => {
    const component = 'name' in field ? shown[field.name] : undefined
    return component ? withComponents(field, { Field: component }) : field
  })
}

/** Fields below whose inputs a component stands, by the fields' names. */
export function withHints(fields: Field[], names: string[], hint: object): Field[] {
  return fields.map((field) =>
    'name' in field && names.includes(field.name) ? withComponents(field, { afterInput: [hint] }) : field,
  )
}

export function withComponents(field: Field, components: Record<string, unknown>): Field {
  const admin = field.admin as { components?: Record<string, unknown> } | undefined
  return { ...field, admin: { ...admin, components: { ...admin?.components, ...components } } } as Field
}
