import { afterAll, beforeAll, vi } from 'vitest'

/**
 * Files of one worker share their modules and their process: whatever a file stubs, or writes into the environment,
 * is gone before the next one.
 */
let before: NodeJS.ProcessEnv
beforeAll(() => {
  before = { ...process.env }
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
