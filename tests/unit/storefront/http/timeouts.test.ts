import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { paymentsOf } from '@/src/client/checkout/payments-of'
import { browserStorage } from '@/src/client/state/browser-storage'
import { api } from '@/src/storefront/http/api'
import { shop } from '@/src/storefront/shop'

/** How long the browser was told to wait for each answer. */
let waits: number[] = []

beforeEach(() => {
  waits = []
  browserStorage.setItem('token', 'token-1')
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const given = new Map<unknown, number>()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const signal = timeout(ms)
    given.set(signal, ms)
    return signal
  })
  vi.stubGlobal('fetch', async (_input: unknown, { signal }: RequestInit) => {
    waits.push(given.get(signal) ?? Number.POSITIVE_INFINITY)
    return Response.json({ success: true })
  })
})
afterEach(() => {
  browserStorage.removeItem('token')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('Specification 9: how long the browser waits', () => {
  it.each<[string, number, () => Promise<unknown>]>([
    ['any call', 15_000, () => api({ method: 'GET', path: '/users/profile' }, z.unknown())],
    ['a capture', 15_000, () => paymentsOf(shop).capture({ token: 'T1' })],
    ['the details of a payment', 10_000, () => paymentsOf(shop).fetchDetails('T1')],
  ])('for %s: %i ms', async (_, ms, call) => {
    await call()
    expect(waits).toEqual([ms])
  })
})
