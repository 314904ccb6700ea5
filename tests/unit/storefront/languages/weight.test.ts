import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { CATALOGS } from '@/src/storefront/languages/all-catalogs.server'
import type { Feature } from '@/src/storefront/languages/catalogs'
import { compiledCatalog } from '@/src/storefront/languages/server-messages.server'

/**
 * What an English public page may carry for being one of two, in kB, packed as it travels. Links to the other language, in its head,
 * header and footer, are another 0.1 of the 3 there may be.
 */
const MOST = 2.9
const MOST_SCRIPTS = 2.5

/** Beside the words of every page ('ui', 'shell'). */
const PAGES = {
  'a page of text': [],
  'the list of programs': ['access'],
  'a product': ['buying', 'access'],
  'a page with a form': ['forms'],
  'a page with the newsletter': ['newsletter'],
} as const satisfies Record<string, readonly Feature[]>

const bytes = (text: string) => gzipSync(text, { level: 9 }).length
const kilobytes = (size: number) => Math.round(size / 100) / 10

/** What is there because of languages. The rest of what these files use was there before, and is there without them. */
const OF_LANGUAGES = /src\/(storefront|domain)\/languages\/|icu-minify/

describe('Languages: what an English public page carries for them', () => {
  it('scripts of at most 2.5 kB, the same in both languages', async () => {
    const code = bytes(await codeOfLanguages())
    process.stdout.write(`scripts of languages, packed: ${code} bytes\n`)
    expect(kilobytes(code)).toBeLessThanOrEqual(MOST_SCRIPTS)
    expect(code, 'that there is something to measure').toBeGreaterThan(1_500)
  })

  // The words themselves stood in the page before, in its scripts.
  it.each(Object.entries(PAGES))(
    '%s: with these scripts, names and notation of its messages at most 2.9 kB',
    async (page, own) => {
      const features = ['ui', 'shell', ...own] as const
      const carried = bytes(JSON.stringify(features.map((feature) => compiledCatalog(feature, 'en'))))
      const words = bytes(features.flatMap((feature) => Object.values(CATALOGS.en[feature])).join('\n'))
      process.stdout.write(`${page}: messages ${carried} bytes, of which words ${words}\n`)
      expect(bytes(await codeOfLanguages()) + carried - words).toBeLessThanOrEqual(MOST * 1_000)
    },
  )
})

async function codeOfLanguages(): Promise<string> {
  const folder = path.join(process.cwd(), 'src/storefront/languages')
  const parts = ['language-provider', 'said', 'local-link', 'use-site-router']
  const contents = [...parts, 'language-switch', 'language-hint'].map((name) => `export * from './${name}'`)
  const { outputFiles } = await build({
    stdin: { contents: contents.join('\n'), resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['production'],
    jsx: 'automatic',
    write: false,
    plugins: [
      {
        name: 'languages alone',
        setup: (bundle) => {
          bundle.onResolve({ filter: /.*/ }, async ({ path: name, resolveDir, kind, pluginData }) => {
            if (pluginData === 'asked') return null
            // Fetched by those who need it.
            if (kind === 'dynamic-import') return { path: name, external: true }
            const found = await bundle.resolve(name, { resolveDir, kind, pluginData: 'asked' })
            const isOwn = OF_LANGUAGES.test(found.path) && !found.path.endsWith('.css')
            return isOwn ? found : { path: name, external: true }
          })
        },
      },
    ],
  })
  return outputFiles[0]?.text ?? ''
}
