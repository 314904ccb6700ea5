import { STAFF_SENTENCES_FR } from '../languages/french/staff-sentences'
import { translateSentence } from '../languages/translate-sentence'
import { activityLabel } from './activity-labels'

type Told = { kind?: unknown; what?: unknown; changes?: unknown; locale?: unknown }
type Change = { field?: unknown; before?: unknown; after?: unknown } | null
/** What a kind of document or a field is called in French, by its English name. */
type Named = (english: string) => string

/** An entry of the activity log as a sentence: 'Page “About us” changed: Title from “A” to “B”'. */
export function activitySentence(action: string, details: unknown): string {
  const { kind, what, changes, locale } = read(details)
  const label = activityLabel(action)
  if (typeof kind !== 'string') return typeof what === 'string' ? `${label}: ${what}` : label
  const named = typeof what === 'string' && what !== '' ? `${kind} “${what}”` : kind
  const language = locale === 'fr' ? ' (French)' : ''
  const said = sentencesOf(changes, (field, before, after) => `${field} from “${before}” to “${after}”`)
  const act = label.charAt(0).toLowerCase() + label.slice(1)
  return `${named}${language} ${act}${said.length > 0 ? `: ${said.join('; ')}` : ''}`
}

/** The same in French, with the act first so that nothing has to agree: 'Modification : Page « À propos » – Titre : de « A » à « B »'. */
export function frenchActivitySentence(action: string, details: unknown, named: Named = inFrench): string {
  const { kind, what, changes, locale } = read(details)
  const label = activityLabel(action, 'fr')
  if (typeof kind !== 'string') {
    const isMail = action.startsWith('email-template.')
    return typeof what === 'string' ? `${label} : ${isMail ? inFrench(what) : what}` : label
  }
  const about = typeof what === 'string' && what !== '' ? `${named(kind)} « ${what} »` : named(kind)
  const language = locale === 'fr' ? ' (français)' : ''
  const said = sentencesOf(
    changes,
    (field, before, after) => {
      return `${named(field)} : de « ${ownWord(before)} » à « ${ownWord(after)} »`
    },
    named,
  )
  return `${label} : ${about}${language}${said.length > 0 ? ` – ${said.join('; ')}` : ''}`
}

function read(details: unknown): Told {
  return typeof details === 'object' && details !== null ? details : {}
}

function sentencesOf(
  changes: unknown,
  say: (field: string, before: string, after: string) => string,
  named: Named = (name) => name,
): string[] {
  if (!Array.isArray(changes)) return []
  return changes.flatMap((change: Change) => {
    const { field, before, after } = change ?? {}
    if (typeof field !== 'string') return []
    return typeof before === 'string' && typeof after === 'string' ? say(field, before, after) : named(field)
  })
}

/** `yes`, `no` and `nothing` are the log's own words; everything else is what stood there. */
function ownWord(value: string): string {
  return ['yes', 'no', 'nothing'].includes(value) ? inFrench(value) : value
}

function inFrench(name: string): string {
  return translateSentence(name, STAFF_SENTENCES_FR)
}
