import { env, parseEnv } from '@/src/server/env'

/** Gives the app in this process an environment, also the parts of it that read an earlier one. */
export function setEnvironment(surroundings: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(surroundings)) {
    if (value !== undefined && name !== 'NODE_ENV') process.env[name] = value
  }
  Object.assign(env(), parseEnv(process.env))
}
