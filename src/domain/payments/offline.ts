/** How an order is settled without asking anybody: by an invoice, or because there was nothing to pay. */
export const OFFLINE_PROVIDERS = ['invoice', 'none'] as const

export function isOnline(provider: string): boolean {
  return !OFFLINE_PROVIDERS.some((offline) => offline === provider)
}

export const OFFLINE_LABELS: Readonly<Record<string, string>> = {
  invoice: 'Invoice',
  none: 'Nothing to pay',
} satisfies Record<(typeof OFFLINE_PROVIDERS)[number], string>
