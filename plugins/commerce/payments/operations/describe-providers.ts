import type { Payload } from 'payload'
import { OFFLINE_LABELS } from '@/src/domain/payments/offline'
import { isProviderCutOff } from '@/src/server/instance/current-status'
import { onlineProviders } from '../providers/registry'
import { connectedProvider, findProvider } from '../providers/require-provider'

/** What people call the provider of a row; its key when this shop knows it no more. */
export function providerName(payload: Payload, key: string): string {
  return OFFLINE_LABELS[key] ?? findProvider(payload, key)?.labels.name ?? key
}

/** Whether anybody can be asked for money, and who gets it, in words anybody may read. */
export function describeProviders(payload: Payload): { ok: boolean; detail: string } {
  const providers = onlineProviders(payload)
  const details = providers.map((each) =>
    isProviderCutOff()
      ? `${each.labels.name}: cut off, since this database is a copy or may be one`
      : each.describe(),
  )
  return {
    ok: providers.some(({ key }) => connectedProvider(payload, key) !== null),
    detail: details.join('; ') || 'no payment provider',
  }
}
