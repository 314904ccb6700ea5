import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ERROR_TABLE } from '@/src/domain/errors/error-codes'
import { EXPORTED_LISTS } from '@/src/domain/lists/exported-lists'
import { sourceFiles } from '../../support/source-tree'
import { citationsIn, leadsSomewhere, specificationAnchors } from '../../support/specification-text'

const anchors = specificationAnchors()
const section = (name: string) => readFileSync(`docs/specification/${name}.md`, 'utf8')

describe('The specification in docs', () => {
  it('has every section that code and tests cite, under the title they cite', () => {
    const cited = sourceFiles().flatMap(({ path, text }) =>
      citationsIn(text).map((citation) => ({ path, ...citation })),
    )
    expect(cited.length).toBeGreaterThan(300)
    expect(cited.filter((citation) => !leadsSomewhere(citation, anchors))).toEqual([])
  })

  it.each([
    ['4, Checkout', true],
    ['4 and 9, Session: rechecked', true],
    ['7, POST /payments/capture', true],
    ['2, /register', true],
    ['4, Chequeout', false],
    ['12', false],
  ])('leads a reader of "Specification %s" somewhere: %s', (citation, leads) => {
    // In two parts, or this file would cite what is not there.
    const [found] = citationsIn(`/** ${'Specif'}ication ${citation}. */`)
    expect(found && leadsSomewhere(found, anchors)).toBe(leads)
  })

  it('has every refusal of the API with its status and its sentence', () => {
    const text = section('8-errors')
    const missing = Object.entries(ERROR_TABLE).filter(
      ([code, { status, message }]) =>
        !text.includes(`| \`${code}\` | ${status} | ${message} |`) &&
        !text.includes(`| \`${code}\` | ${message} `),
    )
    expect(missing).toEqual([])
  })

  it('lists no call that is not served', () => {
    const served = new Set(
      sourceFiles()
        .filter(({ path }) => path.startsWith('plugins/'))
        .flatMap(({ text }) => [...text.matchAll(/method: '(\w+)',\s+path: ['`]([^'`]+)['`]/g)])
        // A provider's own calls are made with its key.
        .map(([, method = '', path = '']) => [method.toUpperCase(), path.replace(/\$\{[^}]+\}/g, 'paypal')])
        .map(([method, path = '']) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
        .concat(EXPORTED_LISTS.map((list) => `GET /${list}/export`)),
    )
    const listed = [...section('7-calls').matchAll(/`?(GET|POST|PUT|DELETE)(?: \| `| )(\/[^`\n]+)`/g)].map(
      ([, method, path]) => `${method} ${path}`,
    )
    expect(listed.length).toBeGreaterThan(50)
    // Payload's own list of a collection.
    expect(listed.filter((call) => !served.has(call) && call !== 'GET /products')).toEqual([])
  })
})
