import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PaymentProvider, ShopSide } from '@/plugins/commerce/payments/providers/payment-provider'
import { PROVIDER_CONTRACT } from '@/plugins/commerce/testing/provider-contract'
import { acmeHarness, acmeSource } from '../../support/providers/acme'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const shop = { logger: quiet } as unknown as ShopSide

let acme: (api: string) => PaymentProvider
beforeAll(async () => {
  const file = path.resolve('.data/acme/provider.ts')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, acmeSource())
  acme = ((await import(/* @vite-ignore */ file)) as { acme: typeof acme }).acme
})

describe('Payment providers, the contract, kept by the provider the guide shows', () => {
  it('is short', () => {
    const lines = acmeSource()
      .split('\n')
      .filter((line) => line.trim() !== '')
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.length).toBeLessThanOrEqual(60)
  })

  it.each(PROVIDER_CONTRACT)('$title', async ({ run }) => {
    const harness = await acmeHarness(acme, shop)
    try {
      await run(harness)
    } finally {
      await harness.close()
    }
  })
})
