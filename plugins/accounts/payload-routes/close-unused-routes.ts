import type { Payload } from 'payload'

/**
 * Payload mounts routes for versions on whatever it stores, also where none are kept, and they fail there. And a
 * collection is looked up by the first word of a path: "constructor" is a word every object knows.
 */
export function closeUnusedRoutes(payload: Payload): void {
  const stored = [
    ...Object.values(payload.collections).map(({ config }) => config),
    ...payload.globals.config,
  ]
  for (const config of stored) {
    if (config.versions || !config.endpoints) continue
    const endpoints = config.endpoints.filter(({ path }) => !path.startsWith('/versions'))
    Object.assign(config, { endpoints })
  }
  Object.setPrototypeOf(payload.collections, null)
}
