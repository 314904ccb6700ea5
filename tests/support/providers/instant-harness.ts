import type { ShopSide } from '@/plugins/commerce/payments/providers/payment-provider'
import { instantMessage, instantProvider } from '@/plugins/commerce/payments/providers/testing'
import type { ProviderHarness } from '@/plugins/commerce/testing/provider-harness'

export function instantHarness(shop: ShopSide): ProviderHarness {
  const provider = instantProvider()
  const { bank } = provider
  return {
    provider,
    shop,
    approve: async (id) => bank.approve(id),
    approveAndDecline: async (id) => bank.approve(id, { refused: true }),
    delayNextCapture: async () => bank.bendNextCapture('delay'),
    arrive: async (captureId) => bank.arrive(captureId),
    distortNextCapture: async (what) => bank.bendNextCapture(what),
    loseNextAnswer: async (of) => bank.loseNext(of),
    movements: async (id) => bank.movements(id),
    messages: async (id) => [
      instantMessage('approved', id),
      instantMessage('captured', id),
      ...bank
        .refundsOf(id)
        .map(({ providerRefundId }) => instantMessage('refunded', id, { refund: providerRefundId })),
    ],
    close: async () => undefined,
  }
}
