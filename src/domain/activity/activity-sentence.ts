import { activityLabel } from './activity-labels'

type Told = { kind?: unknown; what?: unknown; changes?: unknown; locale?: unknown }

/** An entry of the activity log as a sentence: 'Page “About us” changed: Title from “A” to “B”'. */
export function activitySentence(action: string, details: unknown): string {
  const { kind, what, changes, locale }: Told = typeof details === 'object' && details !== null ? details : {}
  const label = activityLabel(action)
  if (typeof kind !== 'string') return typeof what === 'string' ? `${label}: ${what}` : label
  const named = typeof what === 'string' && what !== '' ? `${kind} “${what}”` : kind
  const language = locale === 'fr' ? ' (French)' : ''
  const said = Array.isArray(changes) ? changes.map(sentenceOf).filter((each) => each !== '') : []
  const act = label.charAt(0).toLowerCase() + label.slice(1)
  return `${named}${language} ${act}${said.length > 0 ? `: ${said.join('; ')}` : ''}`
}

function sentenceOf(change: { field?: unknown; before?: unknown; after?: unknown } | null): string {
  const { field, before, after } = change ?? {}
  if (typeof field !== 'string') return ''
  return typeof before === 'string' && typeof after === 'string'
    ? `${field} from “${before}” to “${after}”`
    : field
}
