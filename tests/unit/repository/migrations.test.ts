import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { migrations } from '@/migrations'
import { inProject } from '@/scripts/environment/project.mjs'

it('every migration stands in the index, which is what runs, in the order of its day', () => {
  const files = readdirSync(inProject('migrations')).filter((file) => /^\d.*\.ts$/.test(file))
  expect(migrations.map(({ name }) => name)).toEqual(files.map((file) => file.replace(/\.ts$/, '')).sort())
})
