import {
  type Block,
  type CollectionConfig,
  type Config,
  type Field,
  formatLabels,
  type GlobalConfig,
  type Option,
  type Tab,
  toWords,
} from 'payload'
import { LABELS_FR } from './labels'

/**
 * Collections and globals whose labels staff read in their language. They are written in English where they stand; what has no
 * French stays as it is.
 */
export function inBothLanguages(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(collectionIn) ?? [],
    globals: config.globals?.map(globalIn) ?? [],
  }
}

function collectionIn(collection: CollectionConfig): CollectionConfig {
  const own = formatLabels(collection.slug)
  const { singular = own.singular, plural = own.plural } = collection.labels ?? {}
  return {
    ...collection,
    labels: { singular: both(singular), plural: both(plural) },
    admin: described(collection.admin),
    fields: collection.fields.map(fieldIn),
  }
}

function globalIn(global: GlobalConfig): GlobalConfig {
  return {
    ...global,
    label: both(global.label ?? toWords(global.slug)),
    admin: described(global.admin),
    fields: global.fields.map(fieldIn),
  }
}

function fieldIn(field: Field): Field {
  const { label, options, fields, tabs, blocks, name, admin, ...rest } = field as Parts
  // A label of `false` is none; one of a component is drawn by it.
  const isNamed = typeof name === 'string' && field.type !== 'ui'
  const words = label ?? (isNamed ? toWords(name) : undefined)
  const isList = isNamed && (field.type === 'array' || field.type === 'blocks')
  const labels = rest.labels ?? (isList ? formatLabels(name) : undefined)
  return {
    ...field,
    ...(words === undefined ? {} : { label: both(words) }),
    ...(labels ? { labels: { singular: both(labels.singular), plural: both(labels.plural) } } : {}),
    ...(options ? { options: options.map(optionIn) } : {}),
    ...(fields ? { fields: fields.map(fieldIn) } : {}),
    ...(tabs ? { tabs: tabs.map(tabIn) } : {}),
    ...(blocks ? { blocks: blocks.map(blockIn) } : {}),
    ...(admin ? { admin: described(admin) } : {}),
  } as Field
}

type Parts = {
  name?: string
  label?: unknown
  labels?: { singular: unknown; plural: unknown }
  options?: Option[]
  fields?: Field[]
  tabs?: Tab[]
  blocks?: Block[]
  admin?: Record<string, unknown>
}

function optionIn(option: Option): Option {
  const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
  return { value, label: both(label) } as Option
}

function tabIn(tab: Tab): Tab {
  const { label, description } = tab as { label?: unknown; description?: unknown }
  return {
    ...tab,
    ...(label === undefined ? {} : { label: both(label) }),
    ...(description === undefined ? {} : { description: both(description) }),
    fields: tab.fields.map(fieldIn),
  } as Tab
}

function blockIn(block: Block): Block {
  const own = formatLabels(block.slug)
  const { singular = own.singular, plural = own.plural } = block.labels ?? {}
  return {
    ...block,
    labels: { singular: both(singular), plural: both(plural) },
    fields: block.fields.map(fieldIn),
  } as Block
}

/** The words around a field or in the menu. */
function described<Admin extends object | undefined>(admin: Admin): Admin {
  if (!admin) return admin
  const { group, description, placeholder } = admin as Record<string, unknown>
  return {
    ...admin,
    ...(group === undefined ? {} : { group: both(group) }),
    ...(description === undefined ? {} : { description: both(description) }),
    ...(placeholder === undefined ? {} : { placeholder: both(placeholder) }),
  }
}

function both<Label>(label: Label): Label | Record<string, string> {
  const french = typeof label === 'string' ? LABELS_FR[label] : undefined
  return typeof label === 'string' && french !== undefined ? { en: label, fr: french } : label
}
