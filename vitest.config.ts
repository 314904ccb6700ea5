import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { PAYLOAD_NODE_OPTIONS } from './scripts/environment/typescript.mjs'
import FileOrder from './tests/support/environment/file-order.mjs'

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url))
/** What the package offers, by its name, as tsconfig.json says; the longest name first, since the first that fits is taken. */
const { compilerOptions } = JSON.parse(readFileSync(at('./tsconfig.json'), 'utf8')) as {
  compilerOptions: { paths: Record<string, [string]> }
}
const OFFERED = Object.fromEntries(
  Object.entries(compilerOptions.paths)
    .filter(([name]) => name.startsWith('payload-plugin-'))
    .map(([name, [file]]) => [name, at(file)] as const)
    .sort(([a], [b]) => b.length - a.length),
)
const deep = process.env.TEST_DEPTH === 'deep'

export default defineConfig({
  resolve: {
    alias: {
      ...OFFERED,
      '@payload-config': at('./payload.config.ts'),
      'server-only': at('./tests/support/environment/empty.ts'),
      '@': at('.').replace(/\/$/, ''),
    },
  },
  test: {
    environment: 'node',
    execArgv: PAYLOAD_NODE_OPTIONS,
    env: { TEST_DEPTH: deep ? 'deep' : 'normal' },
    allowOnly: false,
    // Who waits for something waits as long as a busy machine may need; it costs nothing when it comes at once.
    expect: { poll: { timeout: 20_000 } },
    sequence: { sequencer: FileOrder },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: [
            'tests/support/environment/fixed-seed.ts',
            'tests/support/environment/no-console-errors.ts',
            'tests/support/environment/put-back.ts',
          ],
          // A process per file took longer than the tests: files share one, and put back what they change.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: deep ? 300_000 : 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'sql',
          include: ['tests/sql/**/*.test.ts'],
          globalSetup: ['tests/support/environment/integration-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          // Every command of the guide, and a site made of packages from the registry: what each does has a test of its own.
          exclude: deep
            ? []
            : ['tests/integration/operations/guide.test.ts', 'tests/integration/packed-plugin/sell.test.ts'],
          globalSetup: ['tests/support/environment/integration-setup.ts'],
          setupFiles: ['tests/support/environment/put-back.ts'],
          // Payload is made once per process; each file moves it to a database of its own.
          isolate: false,
          sequence: { groupOrder: 2 },
          testTimeout: deep ? 600_000 : 120_000,
          hookTimeout: 180_000,
          // More than cores: tests wait for PostgreSQL, PayPal and mail more than they compute.
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          // The comparison with another shop in small, so that its own works keep working.
          include: ['tests/e2e/**/*.test.ts', ...(deep ? ['tests/bench/against/*.test.ts'] : [])],
          globalSetup: ['tests/support/environment/e2e-setup.ts'],
          setupFiles: ['tests/support/environment/put-back.ts'],
          testTimeout: deep ? 600_000 : 120_000,
          hookTimeout: 240_000,
          // Files of one worker share a served shop and a browser.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
          // A browser stumbles at times, for reasons of its own; who needed a second try is named at the end.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          include: ['tests/bench/*.test.ts'],
          globalSetup: ['tests/support/environment/integration-setup.ts'],
          testTimeout: 1_800_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: {
          name: 'against',
          include: ['tests/bench/against/*.test.ts'],
          globalSetup: ['tests/support/environment/e2e-setup.ts'],
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
})
