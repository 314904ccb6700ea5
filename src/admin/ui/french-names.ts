import type { Payload, SanitizedConfig } from 'payload'
import { said } from './said'

type Names = ReadonlyMap<string, string>
const kept = new WeakMap<SanitizedConfig, Names>()

/** What documents and fields are called in French, by the English names the activity log keeps; as the forms call them. */
export function frenchNames(payload: Pick<Payload, 'config'>): (english: string) => string {
  const names = kept.get(payload.config) ?? readNames(payload.config)
  kept.set(payload.config, names)
  // The log names a field of a group after both: 'Access, Ends on'.
  return (english) =>
    english
      .split(', ')
      .map((part) => names.get(part) ?? said(part, 'fr'))
      .join(', ')
}

function readNames({ collections, globals }: SanitizedConfig): Names {
  const names = new Map<string, string>()
  const look = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(look)
    if (typeof node !== 'object' || node === null) return
    const { label, labels, fields, tabs, blocks } = node as Record<string, unknown>
    add(label)
    if (typeof labels === 'object' && labels !== null) add((labels as { singular?: unknown }).singular)
    for (const below of [fields, tabs, blocks]) look(below)
  }
  const add = (label: unknown) => {
    const { en, fr } = (typeof label === 'object' && label !== null ? label : {}) as Record<string, unknown>
    if (typeof en !== 'string' || typeof fr !== 'string') return
    names.set(en, fr)
    // The log tells amounts in dollars.
    names.set(en.replace(/,? in [A-Z]{3}$/, ''), fr.replace(/,? en [A-Z]{3}$/, ''))
  }
  look([...collections, ...globals])
  return names
}
