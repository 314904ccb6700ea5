/** What a version that still serves cannot live with, as PostgreSQL says it. */
const BREAKS: [RegExp, string][] = [
  [/\bDROP (TABLE|COLUMN|TYPE|VIEW)\b/i, 'takes away what the version before reads'],
  [/\bRENAME (TO|COLUMN|VALUE)\b|\bRENAME "?\w+"? TO\b/i, 'renames what the version before reads'],
  [/\bSET NOT NULL\b/i, 'refuses rows the version before writes'],
  [/\bSET DATA TYPE\b|\bALTER COLUMN "?\w+"? TYPE\b/i, 'changes what the version before writes'],
]

const NEW_COLUMN = /\bADD COLUMN (?:IF NOT EXISTS )?"?\w+"? [^;]*?(?=,\s*ADD\b|;|`|$)/gis

/**
 * Why a migration must not run while the version before still serves: one sentence for each statement of its `up`. It may
 * take away what an earlier release no longer uses, and says which: `Contracts: unused since 0.3.0`.
 */
export function breaksTheVersionBefore(source: string, released: readonly string[]): string[] {
  const up = source.split(/export (?:async )?function down/)[0] ?? ''
  const [, unusedSince] = /Contracts: unused since (\d+\.\d+\.\d+)/.exec(up) ?? []
  if (unusedSince && released.includes(unusedSince)) return []
  const statements = up.split(/[;`]/)
  const wrong = statements.flatMap((statement) =>
    BREAKS.filter(([pattern]) => pattern.test(statement) && !isUndone(statement, up)).map(
      ([, why]) => `${why}: ${short(statement)}`,
    ),
  )
  const columns = (up.match(NEW_COLUMN) ?? []).filter(
    (column) => /\bNOT NULL\b/i.test(column) && !/\b(DEFAULT|GENERATED)\b/i.test(column),
  )
  return [...wrong, ...columns.map((column) => `refuses rows the version before writes: ${short(column)}`)]
}

/** A table of this migration itself is nobody else's. */
function isUndone(statement: string, up: string): boolean {
  const [, table] = /\b(?:ALTER|DROP) TABLE (?:IF EXISTS )?(?:"public"\.)?"?(\w+)"?/i.exec(statement) ?? []
  return table !== undefined && new RegExp(`CREATE TABLE (?:IF NOT EXISTS )?"?${table}"?\\b`, 'i').test(up)
}

const short = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 120)
