import type { Answer } from '../http/answer'
import type { ApiRequest } from '../http/api-request'
import { type JsonObject, numberAt } from '../json'
import { revokeTokens } from '../oauth/tokens'
import { lapseExpiredApprovals } from '../orders/lapse-approvals'
import { emptyState } from '../state'
import type { World } from '../world'
import { controlRefusal } from './control-refusal'

/** Every movement of money ever, oldest first. */
export function readLedger(world: World): Answer {
  return { status: 200, body: world.state.ledger.map((movement) => ({ ...movement })) }
}

export function readClock(world: World): Answer {
  return {
    status: 200,
    body: { now: new Date(world.clock.now()).toISOString(), offsetMs: world.state.clockOffsetMs },
  }
}

/** Moves the virtual clock forward; approvals lapse and waiting webhooks are tried again. */
export function advanceClock(world: World, _request: ApiRequest, body: JsonObject): Answer {
  const ms = numberAt(body, 'advanceMs')
  if (ms === undefined || ms < 0)
    throw controlRefusal('advanceMs must be a number of milliseconds, 0 or more.')
  world.clock.advance(ms)
  lapseExpiredApprovals(world)
  world.webhooks.retryNow()
  return readClock(world)
}

/** What arrived at PayPal's addresses, oldest first; `?limit=n` keeps the last n. */
export function readRequests(world: World, request: ApiRequest): Answer {
  const limit = Number(request.url.searchParams.get('limit') ?? Number.NaN)
  const requests = world.requests.list(Number.isInteger(limit) && limit > 0 ? limit : undefined)
  return { status: 200, body: requests.map((entry) => ({ ...entry })) }
}

export function revokeAllTokens(world: World): Answer {
  return { status: 200, body: { revoked: revokeTokens(world) } }
}

/** `{ seconds }`: the life of tokens given out from now on. */
export function setTokenLifetime(world: World, _request: ApiRequest, body: JsonObject): Answer {
  const seconds = numberAt(body, 'seconds')
  if (seconds === undefined || seconds < 0) throw controlRefusal('seconds must be a number, 0 or more.')
  world.state.tokenLifetimeSeconds = seconds
  return { status: 200, body: { seconds } }
}

/**
 * Forgets orders, money, keys, tokens, events, requests, faults and the moved clock. The signing key and
 * the counters stay, so no id is ever given out twice.
 */
export function reset(world: World): Answer {
  const { signing, counters, seed } = world.state
  Object.assign(world.state, emptyState(seed), { signing, counters })
  world.faults.clear()
  world.requests.clear()
  world.webhooks.deliveries.length = 0
  world.webhooks.forget()
  return { status: 200, body: { reset: true } }
}
