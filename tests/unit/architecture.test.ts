import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { IMPORT_RULES } from '../support/import-rules'
import { PLUGIN_USES } from '../support/plugin-uses'
import { allFiles, importOf, type SourceFile, sourceFiles } from '../support/source-tree'

const files = sourceFiles()

describe('Architecture, Shelves: who may import whom', () => {
  it('reads the whole project', () => {
    expect(files.length).toBeGreaterThan(300)
    expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThan(1000)
  })

  it.each(IMPORT_RULES)('$rule', ({ appliesTo, forbids, why }) => {
    const found = files
      .filter(appliesTo)
      .flatMap((file) =>
        file.imports
          .filter((each) => forbids(each, file))
          .map((each) => `${file.path} imports ${each.target}${each.isType ? ' (type)' : ''}`),
      )
    expect(found, why).toEqual([])
  })

  it.each(IMPORT_RULES)('would notice a break: $rule', ({ appliesTo, forbids, finds }) => {
    const file = { path: finds.file, isClient: finds.isClient ?? false }
    expect(appliesTo(file)).toBe(true)
    expect(forbids(importOf(finds.imports), file)).toBe(true)
  })

  it('finds every file that is imported, so that no rule looks at a name that leads nowhere', () => {
    const known = new Set(allFiles())
    const lost = files.flatMap((file) =>
      file.imports
        .filter(({ isPackage, target }) => !isPackage && !known.has(target))
        .map(({ target }) => `${file.path} imports ${target}`),
    )
    expect(lost).toEqual([])
  })

  it('knows every plugin, and lets them use each other without a circle', () => {
    const plugins = new Set(files.flatMap(({ path }) => /^plugins\/([^/]+)\//.exec(path)?.[1] ?? []))
    expect([...plugins].filter((plugin) => !(plugin in PLUGIN_USES))).toEqual([])
    const graph = Object.entries(PLUGIN_USES).map(([plugin, uses]) => [plugin, [...uses]] as const)
    expect(circleIn(new Map(graph))).toEqual([])
  })

  it('has no circle of imports: reading order is running order', () => {
    const graph = files
      .filter(({ path }) => !path.startsWith('tests/'))
      .map(({ path, imports }) => [path, runtimeTargets({ imports })] as const)
    expect(circleIn(new Map(graph))).toEqual([])
  })
})

const runtimeTargets = ({ imports }: Pick<SourceFile, 'imports'>) =>
  imports.filter(({ isType, isPackage }) => !isType && !isPackage).map(({ target }) => target)

/** Each reads the environment for a reason of its own; everybody else asks `env()`, which checked it. */
const ENVIRONMENT_READERS: Record<string, string> = {
  'src/server/env.ts': 'checks it, once',
  'src/server/check-environment.ts': 'checks it at each start, with the database it names',
  'instrumentation.ts': 'Next compiles NEXT_RUNTIME in, and drops the branch for the edge',
  'next.config.ts': 'runs before the app',
  'proxy.ts': 'runs before the app, at each request',
  'src/server/content-changes/open-shared-cache.mjs': 'is loaded by Next itself, beside the app',
  'vitest.config.ts': 'runs before the app',
  'src/storefront/http/api-base.ts': 'Next writes NEXT_PUBLIC_API_URL into the browser’s code',
  'src/storefront/consent/consent-script.ts': 'Next writes the consent script into the browser’s code',
  'plugins/commerce/moving/program.ts': 'a command, which tells the next what it was asked',
  'plugins/commerce/moving/work.ts': 'that next one',
  'src/seeds/index.ts': 'asks whether this is production before it writes',
}

/** Written by a tool: as long as they are. */
const DATA = /^(migrations|src\/generated)\//

/** Terms of a dialect that the code once had; the glossary has the trade's word for each. */
const PRIVATE_TERMS =
  /(^|[/-])(doors?|twins?|er[a]s?|silences?|by-hand|every-road|arrivals?|judge[ds]?|lettering|letter-paper|wish(es)?|(two|second)-step|words?|told|glance|acts|spoken|sheet)([-./]|$)/

describe('House style, checked in the text', () => {
  it('reads the environment in one place', () => {
    const readers = files
      .filter(({ path }) => !/^(scripts|tests)\//.test(path))
      .filter(({ text }) => /process\.env|import\.meta\.env/.test(withoutComments(text)))
      .map(({ path }) => path)
    expect(readers.filter((path) => !(path in ENVIRONMENT_READERS))).toEqual([])
  })

  it('keeps the network to the provider’s folder and the browser’s own callers, the visitor’s and the staff’s', () => {
    const callers = files
      .filter(({ path }) => /^(collections|plugins|src|app)\//.test(path))
      .filter(({ text }) => /(?<![.\w])fetch\(/.test(withoutComments(text)))
      .map(({ path }) => path)
      .filter(
        (path) => !/^plugins\/commerce\/payments\/providers\/|^src\/(storefront\/http|client)\//.test(path),
      )
      .filter((path) => path !== 'src/admin/ui/call-api.ts')
      // Tells the simulator of the demo what it is to remember.
      .filter((path) => path !== 'src/seeds/year/provider-history.ts')
    expect(callers).toEqual([])
  })

  it('asks what became of a payment from one place in the browser: the two screens share one decider', () => {
    const asking = files
      .filter(({ path }) => /^src\/(storefront|client)\//.test(path))
      .filter(({ text }) => /\.(fetchDetails|capture)\(/.test(withoutComments(text)))
      .map(({ path }) => path)
    expect(asking).toEqual(['src/client/checkout/follow-return.ts'])
  })

  it('moves payments and orders through SQL of operations only, never through a document that is rewritten', () => {
    // Words of emails, pages and products are content, kept in versions: Payload's own way of writing is right for them.
    const withoutContent = (text: string) =>
      text
        .replaceAll(/payload\.update\(\{ collection: '(email-templates|products)'/g, '')
        // A file goes with its document, wherever it lies.
        .replaceAll(/payload\.delete\(\{ collection: 'form-files'/g, '')
        // What staff wrote in a form goes back through the hooks that watch the form.
        .replaceAll(/payload\.(update|delete)\(\{ collection: '(discounts|users)'/g, '')
    const writers = files
      .filter(({ path }) => path.startsWith('plugins/') && !path.startsWith('plugins/editing/'))
      .filter(({ text }) => /payload\.(update|delete)\w*\(/.test(withoutContent(text)))
      .map(({ path }) => path)
    expect(writers).toEqual([])
  })

  it('keeps every file to one thought: at most 250 lines', () => {
    const long = allFiles()
      .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !DATA.test(file))
      .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
      .filter(({ lines }) => lines > 250)
    expect(long).toEqual([])
  })

  it('keeps half of all files to 50 lines', () => {
    const lengths = files
      .filter(({ path }) => /^(app|collections|plugins|src\/(?!generated))/.test(path))
      .map(({ text }) => text.split('\n').length - 1)
      .sort((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(50)
  })

  it('names files in the terms of the trade, which docs/glossary.md lists', () => {
    const found = allFiles().filter(
      (file) => !/^(migrations|src\/seeds)\//.test(file) && PRIVATE_TERMS.test(file),
    )
    expect(found).toEqual([])
    expect(PRIVATE_TERMS.test('src/server/api-door.ts')).toBe(true)
    expect(PRIVATE_TERMS.test('src/domain/orders/order-words.ts')).toBe(true)
  })

  it('names things for what they do', () => {
    const vague = /(^|[-/.])(utils?|helpers?|commons?|misc|services?|managers?)([-/.]|$)/
    const named = allFiles()
      .filter((file) => !/^(migrations|app)\//.test(file) && vague.test(file))
      // A service is something this shop sells.
      .filter((file) => !/^src\/seeds\/|\/services?(\.|$)/.test(file))
    expect(named).toEqual([])
  })

  it('silences no checker', () => {
    const words = /@ts-[in][og]|@ts-expec[t]|biome[-]ignore|eslint[-]disable|\bTOD[O]\b|\bFIXM[E]\b/
    const asleep = /\b(it|test|describe)\.(skip|only|todo)\b/
    const silenced = files
      .filter(({ path }) => !/^(migrations|src\/generated|app\/\(payload\))\//.test(path))
      .filter(({ text }) => words.test(text) || asleep.test(text))
      .map(({ path }) => path)
      // Looks for such words in the shop's texts.
      .filter((path) => path !== 'tests/unit/seeds/content.test.ts')
    expect(silenced).toEqual([])
  })
})

describe('Reliability: what is installed is new enough', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string; dev?: boolean }>
  }
  it.each([
    ['payload', '3.90.1'],
    ['@payloadcms/next', '3.90.1'],
    ['next', '16.4.1'],
    ['nodemailer', '10.4.1'],
    ['react', '19.2.6'],
    ['react-dom', '19.2.6'],
  ])('%s is at least %s, wherever something that ships has it installed', (name, floor) => {
    const installed = Object.entries(lock.packages)
      .filter(([place, { dev }]) => !dev && place.endsWith(`node_modules/${name}`))
      .map(([place, { version = '' }]) => ({ place, version }))
    expect(installed.length).toBeGreaterThan(0)
    expect(installed.filter(({ version }) => isOlder(version, floor))).toEqual([])
  })
})

function isOlder(version: string, floor: string): boolean {
  const [a, b] = [version, floor].map((text) => text.split('-')[0]?.split('.').map(Number) ?? [])
  for (const place of [0, 1, 2]) {
    const difference = (a?.[place] ?? 0) - (b?.[place] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return version.includes('-')
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
}

/** The first circle there is, as a path; empty when there is none. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const walk = (node: string, trail: string[]): string[] => {
    const begin = trail.indexOf(node)
    if (begin >= 0) return [...trail.slice(begin), node]
    if (done.has(node)) return []
    for (const next of graph.get(node) ?? []) {
      const circle = walk(next, [...trail, node])
      if (circle.length > 0) return circle
    }
    done.add(node)
    return []
  }
  for (const node of graph.keys()) {
    const circle = walk(node, [])
    if (circle.length > 0) return circle
  }
  return []
}
