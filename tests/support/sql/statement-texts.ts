import { findStatements, type Statement } from './find-statements'
import type { SourceCopy } from './source-copy'
import { textSource } from './text-source'

export type StatementText = { text: string; name?: string }

/** A statement with everything it can say, or the reason why that cannot be told. */
export type ReadStatement = { statement: Statement; texts: StatementText[] | string }

/**
 * The SQL statements of these files, in reading order. The files' copies make the texts themselves, of their own
 * constants and of the functions they import.
 */
export async function readStatements(
  copy: SourceCopy,
  files: readonly { path: string; text: string }[],
): Promise<ReadStatement[]> {
  const found = files
    .map((file) => ({ file, statements: findStatements(file) }))
    .filter(({ statements }) => statements.length > 0)
    .map(({ file, statements }) => ({
      file,
      sources: statements.map((statement) => ({ statement, ...sourceOrReason(statement, file.text) })),
    }))
  // All of them before the first is loaded: it loads others.
  for (const { file, sources } of found) {
    const entries = sources.flatMap(({ statement: { offset }, made }) =>
      made ? `${offset}: () => ${made}` : [],
    )
    copy.write(file.path, `${file.text}\nexport const sqlTexts = { ${entries.join(', ')} }\n`)
  }
  const read: ReadStatement[] = []
  for (const { file, sources } of found) {
    const { sqlTexts } = await copy.load(file.path)
    const texts = sqlTexts as Record<number, () => StatementText[]>
    read.push(
      ...sources.map(({ statement, reason }) => ({
        statement,
        texts: reason ?? texts[statement.offset]?.() ?? [],
      })),
    )
  }
  return read
}

function sourceOrReason(statement: Statement, text: string): { made?: string; reason?: string } {
  try {
    return { made: textSource(statement, text) }
  } catch (error) {
    return { reason: `its text cannot be told: ${error instanceof Error ? error.message : String(error)}` }
  }
}
