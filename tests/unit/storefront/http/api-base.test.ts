import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function baseFor(configured: string): Promise<string> {
  vi.stubEnv('NEXT_PUBLIC_API_URL', configured)
  vi.resetModules()
  const { apiBase } = await import('@/src/storefront/http/api-base')
  return apiBase
}

describe('Specification 7: the base path of all calls', () => {
  it('is the configured address, else /api', async () => {
    expect(await baseFor('https://shop.example.com/api')).toBe('https://shop.example.com/api')
    expect(await baseFor('')).toBe('/api')
  })

  it('has no slash at its end, so that paths are put behind it as they are', async () => {
    expect(await baseFor('https://shop.example.com/api//')).toBe('https://shop.example.com/api')
  })
})
