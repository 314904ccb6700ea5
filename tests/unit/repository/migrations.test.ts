import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { migrations } from '@/migrations'
import { inProject } from '@/scripts/environment/project.mjs'
import { breaksTheVersionBefore } from '../../support/expand-only'

const files = readdirSync(inProject('migrations')).filter((file) => /^\d.*\.ts$/.test(file))

it('every migration stands in the index, which is what runs, in the order of its day', () => {
  expect(migrations.map(({ name }) => name)).toEqual(files.map((file) => file.replace(/\.ts$/, '')).sort())
})

describe('Upgrade: migrations run while the version before still serves', () => {
  /** Those up to this moment ran in shops that were stopped for it. */
  const SINCE = '20261123_030000'
  const released = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(
    ([, version = '']) => version,
  )

  it('add, and take away only what a release before stopped using', () => {
    const wrong = files
      .filter((file) => file > SINCE)
      .flatMap((file) =>
        breaksTheVersionBefore(readFileSync(inProject('migrations', file), 'utf8'), released).map(
          (why) => `${file} ${why}`,
        ),
      )
    expect(wrong).toEqual([])
  })

  it.each([
    'DROP TABLE "notes"',
    'ALTER TABLE "orders" DROP COLUMN "note" CASCADE',
    'ALTER TABLE "orders" RENAME COLUMN "note" TO "remark"',
    'ALTER TABLE "notes" RENAME TO "remarks"',
    'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL',
    'ALTER TABLE "orders" ALTER COLUMN "note" SET DATA TYPE integer',
    'ALTER TABLE "orders" ADD COLUMN "note" varchar NOT NULL',
    'ALTER TABLE "orders" ADD COLUMN "a" varchar DEFAULT \'x\' NOT NULL, ADD COLUMN "b" varchar NOT NULL',
  ])('are refused with %s', (statement) => {
    const source = `export async function up() { await db.execute(sql\`${statement};\`) }`
    expect(breaksTheVersionBefore(source, ['0.1.0'])).toHaveLength(1)
    expect(breaksTheVersionBefore(`// Contracts: unused since 0.1.0\n${source}`, ['0.1.0'])).toEqual([])
    expect(breaksTheVersionBefore(`// Contracts: unused since 0.2.0\n${source}`, ['0.1.0'])).toHaveLength(1)
  })

  it.each([
    'CREATE TABLE "notes" ("id" uuid PRIMARY KEY NOT NULL, "text" varchar NOT NULL)',
    'ALTER TABLE "orders" ADD COLUMN "note" varchar DEFAULT \'\' NOT NULL',
    'ALTER TABLE "orders" ADD COLUMN "note" varchar; CREATE INDEX "x" ON "orders" ("note")',
    'CREATE TABLE "notes" ("text" varchar); ALTER TABLE "notes" ALTER COLUMN "text" SET NOT NULL',
    'ALTER TABLE "orders" DROP CONSTRAINT "orders_note_check"',
  ])('may say %s', (statement) => {
    const down = 'export async function down() { await db.execute(sql`DROP TABLE "notes"`) }'
    expect(
      breaksTheVersionBefore(`export async function up() { sql\`${statement};\` }\n${down}`, []),
    ).toEqual([])
  })
})

it('keep one snapshot of the schema, that of the last which changed it', () => {
  const snapshots = readdirSync(inProject('migrations')).filter((file) => file.endsWith('.json'))
  expect(snapshots).toHaveLength(1)
  expect(files).toContain(String(snapshots[0]).replace(/json$/, 'ts'))
  expect(statSync(inProject(`migrations/${snapshots[0]}`)).size).toBeLessThan(1_000_000)
})
