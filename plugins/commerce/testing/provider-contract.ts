import { messageContract } from './message-contract'
import { paymentContract } from './payment-contract'
import type { ProviderHarness } from './provider-harness'
import { refundContract } from './refund-contract'

/** One promise of a provider; `run` throws an AssertionError when it is not kept. */
export type ContractCase = { title: string; run: (harness: ProviderHarness) => Promise<void> }

/**
 * Everything the shop relies on in a payment provider, for any test runner: open a harness, run each. They need no
 * database; what a report means is said by the rules the shop itself settles by.
 */
export const PROVIDER_CONTRACT: readonly ContractCase[] = [
  ...paymentContract,
  ...refundContract,
  ...messageContract,
]
