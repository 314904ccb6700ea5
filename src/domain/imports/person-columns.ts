/** The columns of a file of people from the older system, as their names are compared: letters and digits only. */
export const PERSON_COLUMNS = {
  legacyId: { name: 'legacyid', required: true },
  email: { name: 'email', required: true },
  firstname: { name: 'firstname', required: true },
  lastname: { name: 'lastname', required: true },
  purchases: { name: 'purchases', required: false },
  agreedToPromotions: { name: 'agreedtopromotions', required: false },
  agreedToPromotionsAt: { name: 'agreedtopromotionsat', required: false },
} as const

export type PersonColumn = keyof typeof PERSON_COLUMNS

/** Where each known column stands. `missing` and `repeated` name what makes the file unusable. */
export type Header = {
  at: Map<PersonColumn, number>
  width: number
  missing: PersonColumn[]
  repeated: PersonColumn[]
}

/** Reads the first line of a file. Capitals, blanks, hyphens and underscores do not matter; other columns are skipped. */
export function readHeader(cells: readonly string[]): Header {
  const names = cells.map((cell) => cell.toLowerCase().replace(/[^a-z0-9]/g, ''))
  const at = new Map<PersonColumn, number>()
  const missing: PersonColumn[] = []
  const repeated: PersonColumn[] = []
  for (const [column, { name, required }] of Object.entries(PERSON_COLUMNS) as [
    PersonColumn,
    { name: string; required: boolean },
  ][]) {
    const index = names.indexOf(name)
    if (index >= 0) at.set(column, index)
    else if (required) missing.push(column)
    if (index !== names.lastIndexOf(name)) repeated.push(column)
  }
  return { at, width: cells.length, missing, repeated }
}

/** What separates the columns: whichever of the two stands in the first line more often. */
export function delimiterOf(firstLine: string): ',' | ';' {
  return firstLine.split(';').length > firstLine.split(',').length ? ';' : ','
}
