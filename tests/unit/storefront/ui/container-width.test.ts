import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../../../support/source-tree'

const CONTAINER = /<Container[^>]*className=\{styles\.(\w+)\}/g
const STYLES = /import styles from '(.+\.module\.css)'/

/** What a screen says of its own container, with the rule of that name in its style sheet. */
const rules = sourceFiles().flatMap(({ path: file, text }) => {
  const sheet = STYLES.exec(text)?.[1]
  if (!sheet) return []
  const css = readFileSync(path.join(path.dirname(file), sheet), 'utf8')
  return [...text.matchAll(CONTAINER)].map(([, name]) => ({
    file,
    name: name ?? '',
    rule: new RegExp(`^\\.${name} \\{[^}]*\\}`, 'm').exec(css)?.[0] ?? '',
  }))
})

describe('Pages: the width of what is read', () => {
  it('is never asked of the container, whose own width wins', () => {
    expect(rules.length).toBeGreaterThan(20)
    for (const { file, name, rule } of rules) expect(rule, `${file}, .${name}`).not.toContain('max-width')
  })
})
