/** A payment of the past as the simulator is told of it. Amounts in whole cents, moments in ISO. */
export type ProviderPayment = {
  orderId: string
  captureId: string
  cents: number
  currency: string
  customId: string
  invoiceId: string
  at: string
  refunds: { id: string; cents: number; customId: string; at: string }[]
}

/** PayPal's account in the simulator of this demo. */
export const SIMULATED_PAYEE = { merchantId: 'SIMMERCHANT01', email: 'merchant@simulator.example' }

/** The simulator's number of something of the past: the same in every run. */
export function providerId(kind: 'order' | 'capture' | 'refund', number: number): string {
  const letter = { order: 'O', capture: 'C', refund: 'R' }[kind]
  return `${letter}${String(number).padStart(8, '0')}YEAR`.padEnd(17, '0')
}

/**
 * Tells the simulator of payments it never made, so that they can be refunded and compared. Again: nothing. Where nobody
 * answers at that address there is no simulator to tell.
 */
export async function tellProvider(
  origin: string | undefined,
  payments: ProviderPayment[],
): Promise<boolean> {
  if (!origin) return false
  const response = await fetch(`${origin}/_simulator/history`, {
    method: 'POST',
    body: JSON.stringify({ payments }),
  }).catch(() => null)
  return response?.ok ?? false
}
