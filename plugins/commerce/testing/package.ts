export { type ContractCase, PROVIDER_CONTRACT } from './provider-contract'
export type { Distortion, Movements, ProviderHarness } from './provider-harness'
