import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/source-tree'

/** A person or a program, compared as text with what somebody asked for: no index knows that, and each row is read. */
const COMPARED_AS_TEXT = /\b(?:\w+\.)?(?:user|product|program|lesson|order)_id::text\s*(?:=|<>|IN\b)\s*\$\d/g
/** The same of one of very many rows by its own id, unless they are those of one person. */
const ROW_COMPARED_AS_TEXT =
  /(?:FROM|UPDATE)\s+(?:users|user_products|orders|lessons|lesson_questions|certificates)\b(?:(?!FROM|JOIN)[^`;]){0,200}\bWHERE\s+(?:\w+\.)?id::text\s*=\s*\$\d(?!\s+AND\s+(?:\w+\.)?user_id\s*=)/g

const comparedIn = (text: string) => [
  ...(text.match(COMPARED_AS_TEXT) ?? []),
  ...(text.match(ROW_COMPARED_AS_TEXT) ?? []),
]

describe('Performance: what one person asks for', () => {
  it.each([
    'SELECT FROM user_products g WHERE g.user_id::text = $1',
    'DELETE FROM lesson_progress WHERE program_id::text = $2',
    'SELECT FROM lesson_questions WHERE id::text = $1',
    'UPDATE certificates c SET name = $2 WHERE c.id::text = $1',
  ])('is seen when it compares ids as text: %s', (sql) => {
    expect(comparedIn(sql)).not.toEqual([])
  })

  it('compares ids as ids, which indexes know', () => {
    const found = sourceFiles()
      .filter(({ path }) => /^(plugins|src|collections)\//.test(path))
      .flatMap(({ path, text }) => comparedIn(text).map((sql) => `${path}: ${sql}`))
    expect(found).toEqual([])
  })
})
