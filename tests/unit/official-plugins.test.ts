import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

it('Architecture: each official plugin of Payload is used or left out as the record says', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  const rows = [...read('docs/decisions/037-official-plugins.md').matchAll(/^\| `([\w-]+)` \| (yes|no) \|/gm)]
  const said = Object.fromEntries(rows.map(([, plugin, used]) => [plugin, used === 'yes']))
  expect(Object.keys(said).length).toBeGreaterThanOrEqual(9)
  const isOfficial = /^@payloadcms\/((?:plugin|storage)-[\w-]+)$/
  const used = Object.keys(dependencies).flatMap((name) => isOfficial.exec(name)?.[1] ?? [])
  expect(
    Object.keys(said)
      .filter((plugin) => said[plugin])
      .sort(),
  ).toEqual(used.sort())
})
