import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { payments } from '@/src/storefront/checkout/payments'
import { api } from '@/src/storefront/http/api'
import { browserStorage } from '@/src/storefront/state/browser-storage'

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
    ['a capture', 15_000, () => payments.capture({ token: 'T1' })],
    ['the details of a payment', 10_000, () => payments.fetchDetails('T1')],
  ])('for %s: %i ms', async (_, ms, call) => {
    await call()
    expect(waits).toEqual([ms])
  })
})
