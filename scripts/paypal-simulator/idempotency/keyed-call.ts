import { createHash } from 'node:crypto'
import type { Answer } from '../http/answer'
import { type ApiRequest, headerOf } from '../http/api-request'
import { PayPalProblem, refusal } from '../http/problem'
import type { Json } from '../json'
import type { StoredKey } from '../state'
import type { World } from '../world'

export const ORDER_KEY_LIFE_MS = 6 * 3_600_000
export const PAYMENT_KEY_LIFE_MS = 45 * 86_400_000

interface KeyedCall {
  /** Keys of different calls do not meet. */
  scope: string
  lifeMs: number
  /** Does the work and names the resource that came of it. */
  work(): string
  /** How that resource looks now. */
  show(resourceId: string): Json
}

/** Requests under way. Never kept in a file: after a restart nothing is under way. */
const underWay = new WeakMap<World, Set<string>>()

/**
 * Runs a call under its PayPal-Request-Id. First time 201; the same key again within its life 200 with the
 * resource's latest state and no new work; the same key with another body or path 422; the same key while
 * the first is still working 409. Without a key every call is new, as at PayPal.
 */
export async function keyedCall(world: World, request: ApiRequest, call: KeyedCall): Promise<Answer> {
  const requestId = headerOf(request, 'paypal-request-id')
  if (!requestId) {
    await request.beforeWork()
    return { status: 201, body: call.show(call.work()) }
  }
  const name = `${call.scope}/${requestId}`
  const fingerprint = fingerprintOf(request)
  const known = liveKey(world, name, call.lifeMs)
  if (known && known.fingerprint !== fingerprint) throw refusal('DUPLICATE_REQUEST_ID')
  if (known) return repeat(known, call)
  return await first(world, request, call, name, fingerprint)
}

async function first(world: World, request: ApiRequest, call: KeyedCall, name: string, fingerprint: string) {
  const busy = underWay.get(world) ?? new Set<string>()
  underWay.set(world, busy)
  if (busy.has(name)) throw refusal('PREVIOUS_REQUEST_IN_PROGRESS')
  busy.add(name)
  try {
    await request.beforeWork()
    const resourceId = call.work()
    world.state.keys[name] = { fingerprint, at: world.clock.now(), resourceId }
    return { status: 201, body: call.show(resourceId) }
  } catch (error) {
    if (error instanceof PayPalProblem && error.remembered) {
      world.state.keys[name] = { fingerprint, at: world.clock.now(), problem: stored(error) }
    }
    throw error
  } finally {
    busy.delete(name)
  }
}

function repeat(known: StoredKey, call: KeyedCall): Answer {
  if (known.problem) {
    const { status, name, details, links, message } = known.problem
    throw new PayPalProblem(status, name, details, links, true, message)
  }
  return { status: 200, body: call.show(known.resourceId ?? '') }
}

function liveKey(world: World, name: string, lifeMs: number): StoredKey | undefined {
  const known = world.state.keys[name]
  if (!known || world.clock.now() - known.at < lifeMs) return known
  delete world.state.keys[name]
  return undefined
}

function fingerprintOf(request: ApiRequest): string {
  return createHash('sha256').update(`${request.url.pathname}\n${request.rawBody.trim()}`).digest('hex')
}

function stored(problem: PayPalProblem): StoredKey['problem'] {
  const { status, problemName, message, details, links } = problem
  return { status, name: problemName, message, details, links }
}
