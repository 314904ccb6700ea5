import { guardStaffPage } from './guard-staff-page'
import { screenFor } from './screen-for'

type View = {
  params: Promise<{ segments?: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

/**
 * The guard of everything below `/manage-website`, before Payload looks at it: gives what Payload is to draw, which is the words
 * about a missing right where an admin lacks one. Signing out stays open to everybody.
 */
export async function guardAdminView({ params, searchParams }: View) {
  const [{ segments = [] }, query] = [await params, await searchParams]
  if (segments.length === 1 && SIGNING_OUT.includes(segments[0] ?? '')) return { segments, query }
  const user = await guardStaffPage(['/manage-website', ...segments].join('/'), queryOf(query))
  return screenFor({ segments, query }, user)
}

const SIGNING_OUT = ['logout', 'logout-inactivity']

function queryOf(asked: { [key: string]: string | string[] }): string {
  const pairs = Object.entries(asked).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return new URLSearchParams(pairs).toString()
}
