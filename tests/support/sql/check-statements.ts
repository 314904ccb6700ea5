import type { ClientBase } from 'pg'
import type { SourceFile } from '../source-tree'
import { type Analysis, openAnalysis } from './analyse'
import type { Statement } from './find-statements'
import { findWrongRows } from './row-types'
import { makeSourceCopy } from './source-copy'
import { readStatements, type StatementText } from './statement-texts'

export type CheckedStatement = Omit<Statement, 'text' | 'name'> & {
  /** How its text begins. */
  says: string
  /** Everything it can say, and what PostgreSQL makes of it. */
  forms: (StatementText & Analysis)[]
  /** Why it does not fit. */
  problems: string[]
}

/**
 * Holds every SQL statement of these files, and the row type it declares, against a migrated database. Nothing runs.
 *
 * The files are loaded from a copy that gives the statements' texts away, so that they are made of the very constants
 * and functions they are made of in the product. What PostgreSQL understands of them becomes TypeScript, which the
 * compiler compares with the declared type.
 */
export async function checkStatements(
  files: readonly Pick<SourceFile, 'path' | 'text'>[],
  client: ClientBase,
): Promise<{ statements: CheckedStatement[]; wrongRows: string[] }> {
  const copy = makeSourceCopy(files)
  try {
    const analyse = await openAnalysis(client)
    const statements: CheckedStatement[] = []
    for (const { statement, texts } of await readStatements(copy, files)) {
      const { says, forms, problems } = await understand(texts, analyse)
      statements.push({ ...statement, says, forms, problems: [...problems, ...misuses(statement, forms)] })
    }
    const declared = statements.map((statement) => ({
      statement,
      rows: statement.forms.map(({ row }) => row),
    }))
    return { statements, wrongRows: findWrongRows(copy, files, declared) }
  } finally {
    copy.remove()
  }
}

async function understand(
  texts: readonly StatementText[] | string,
  analyse: (text: string) => Promise<Analysis | string>,
): Promise<Pick<CheckedStatement, 'says' | 'forms' | 'problems'>> {
  if (typeof texts === 'string') return { says: '', forms: [], problems: [texts] }
  const forms: CheckedStatement['forms'] = []
  const problems: string[] = []
  for (const each of texts) {
    const found = await analyse(each.text)
    if (typeof found === 'string') problems.push(found)
    else forms.push({ ...each, ...found })
  }
  if (texts.length === 0) problems.push('it never says anything')
  const says = texts[0]?.text.trim().split(/\s/)[0] ?? ''
  return { says, forms, problems: [...new Set(problems)] }
}

/** What is wrong with the call itself. */
function misuses({ values, declared, readsRows }: Statement, forms: CheckedStatement['forms']): string[] {
  const wanted = forms.find((form) => values !== null && form.values !== values)
  const untyped = declared === null && readsRows && forms.some(({ columns }) => columns.length > 0)
  return [
    ...(wanted ? [`it takes ${wanted.values} values and is given ${values}`] : []),
    ...(untyped ? ['its rows are read and have no type'] : []),
  ]
}
