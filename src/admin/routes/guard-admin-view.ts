import { guardStaffPage } from './guard-staff-page'

type View = {
  params: Promise<{ segments?: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

/** The guard of everything below `/manage-website`, before Payload looks at it. Signing out stays open to everybody. */
export async function guardAdminView({ params, searchParams }: View): Promise<void> {
  const { segments = [] } = await params
  if (segments.length === 1 && SIGNING_OUT.includes(segments[0] ?? '')) return
  await guardStaffPage(['/manage-website', ...segments].join('/'), queryOf(await searchParams))
}

const SIGNING_OUT = ['logout', 'logout-inactivity']

function queryOf(asked: { [key: string]: string | string[] }): string {
  const pairs = Object.entries(asked).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return new URLSearchParams(pairs).toString()
}
