import { describe, expect, it } from 'vitest'
import { ERROR_TABLE } from '@/src/domain/errors/error-codes'
import { sourceFiles } from '../../../support/source-tree'
import { allNodes, type Node, parseFile } from '../../../support/syntax'

/** What answers calls; screens only hear of codes. */
const SERVER = /^(collections|plugins|src\/(domain|server))\//

describe('Specification 8, Error catalogue: what the server can say', () => {
  it('has no code that nothing ever sends', () => {
    const sent = new Set(
      sourceFiles()
        .filter(({ path }) => SERVER.test(path) && !path.startsWith('src/domain/errors/'))
        .flatMap(({ path, text }) => wordsGiven(parseFile(path, text))),
    )
    expect(Object.keys(ERROR_TABLE).filter((code) => !sent.has(code))).toEqual([])
  })

  it('does not take a list, a comparison, a name or a type for sending', () => {
    const text = `const refusals = ['A']; if (x === 'B') {} const y = { C: 1 }; type T = 'D'; throw new E('F')`
    expect(wordsGiven(parseFile('x.ts', text))).toEqual(['F'])
  })
})

/** Words that are passed, returned or stored. Lists say what may come, comparisons what came. */
function wordsGiven(file: Node): string[] {
  return allNodes(file).flatMap((node) => {
    if (node.type !== 'Literal' || typeof node.value !== 'string') return []
    const { parent } = node
    const isKey = parent?.type === 'Property' && parent.key === node
    const isOther = /^(ArrayExpression|BinaryExpression|SwitchCase|TSLiteralType|Import)/.test(
      parent?.type ?? '',
    )
    return isKey || isOther ? [] : [node.value]
  })
}
