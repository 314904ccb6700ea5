import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from '@/scripts/environment/project.mjs'
import { LONGEST } from '../../support/environment/file-order.mjs'

it('the tests that begin first because they take longest are there', () => {
  expect(LONGEST.filter((name) => !existsSync(inProject(`tests/${name}.test.ts`)))).toEqual([])
})
