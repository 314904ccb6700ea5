import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { START } from '@/scripts/environment/app.mjs'
import { inProject } from '@/scripts/environment/project.mjs'

it('the demo, the tests and the image serve the shop as `npm run start` does', () => {
  const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const started = START.map((argument) =>
    path.isAbsolute(argument) ? path.relative(inProject('.'), argument) : argument,
  )
  expect(scripts.start).toBe(['node', ...started].join(' '))
})
