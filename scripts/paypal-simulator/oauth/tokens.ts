import type { World } from '../world'
import { SIMULATOR_CREDENTIALS } from '../world'

const MASKED_BEARER = /^Bearer (\S+)$/i

export function issueToken(world: World): string {
  const token = world.ids.token()
  forgetExpired(world)
  world.state.tokens[token] = world.clock.now() + world.state.tokenLifetimeSeconds * 1000
  return token
}

/** True for a token this simulator gave out that is neither expired nor revoked. */
export function isLiveBearer(world: World, authorization: string | undefined): boolean {
  const token = MASKED_BEARER.exec(authorization ?? '')?.[1]
  const expiresAt = token ? world.state.tokens[token] : undefined
  return expiresAt !== undefined && expiresAt > world.clock.now()
}

export function revokeTokens(world: World): number {
  const count = Object.keys(world.state.tokens).length
  world.state.tokens = {}
  return count
}

/** Only the fixed simulator credentials; anything else, live-looking ones above all, is refused. */
export function isSimulatorClient(authorization: string | undefined): boolean {
  const encoded = /^Basic (\S+)$/i.exec(authorization ?? '')?.[1]
  if (!encoded) return false
  const { clientId, secret } = SIMULATOR_CREDENTIALS
  return Buffer.from(encoded, 'base64').toString('utf8') === `${clientId}:${secret}`
}

function forgetExpired(world: World): void {
  const now = world.clock.now()
  for (const [token, expiresAt] of Object.entries(world.state.tokens)) {
    if (expiresAt <= now) delete world.state.tokens[token]
  }
}
