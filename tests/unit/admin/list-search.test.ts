import { expect, it, vi } from 'vitest'
import { ENV_VARIABLES } from '@/src/server/env-variables'

it('every list of the staff area is searched by what people know, not by an id', async () => {
  for (const [name, { example }] of Object.entries(ENV_VARIABLES)) vi.stubEnv(name, example)
  const { default: config } = await import('@payload-config')
  vi.unstubAllEnvs()
  const { collections } = await config
  const lists = collections.filter(({ admin }) => admin.group !== false && admin.hidden !== true)
  expect(lists.length).toBeGreaterThan(30)
  const byId = lists.filter(({ admin }) => !admin.useAsTitle && !admin.listSearchableFields)
  expect(byId.map(({ slug }) => slug)).toEqual([])
})
