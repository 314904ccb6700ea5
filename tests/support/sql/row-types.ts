import type { Statement } from './find-statements'
import type { SourceCopy } from './source-copy'

/** A row type a file declares, and the rows (as TypeScript) its statement answers in each of its forms. */
export type DeclaredRow = {
  statement: Pick<Statement, 'file' | 'offset' | 'declared'>
  rows: readonly string[]
}

/** Where the compiler finds that a declared row is not what its statement answers, as `file:line: …`. */
export function findWrongRows(
  copy: SourceCopy,
  files: readonly { path: string; text: string }[],
  declared: readonly DeclaredRow[],
): string[] {
  const changed = files.filter(({ path }) => declared.some(({ statement }) => statement.file === path))
  for (const { path, text } of changed) {
    const inFile = declared.filter(({ statement }) => statement.file === path)
    copy.write(path, withChecks(text, inFile))
  }
  return copy
    .findTypeErrors(changed.map(({ path }) => path))
    .map(({ file, line, message }) => `${file}:${line}: ${readable(message)}`)
}

/** The text with each declared row wrapped in a check, on the lines it had. */
function withChecks(text: string, declared: readonly DeclaredRow[]): string {
  const fromTheEnd = [...declared].sort((a, b) => b.statement.offset - a.statement.offset)
  return fromTheEnd.reduce((sofar, { statement, rows }) => {
    if (!statement.declared) return sofar
    const { start, end } = statement.declared
    const answered = [...new Set(rows)].map(qualified).join(' | ')
    const checked = `${FITS}.Checked<${answered}, ${sofar.slice(start, end)}>`
    return answered ? sofar.slice(0, start) + checked + sofar.slice(end) : sofar
  }, text)
}

const FITS = `import('@/tests/support/sql/fits')`

const qualified = (row: string) => row.replaceAll(/(?<!")\b(Maybe<|Json\b)/g, `${FITS}.$1`)

/** The compiler's sentence ends with what is the matter with each column. */
function readable(message: string): string {
  const [, problems] = /.*(?:constraint|in type|from type) '(\{.*\})'/.exec(message) ?? []
  return problems ? `the row type does not fit: ${problems}` : message
}
