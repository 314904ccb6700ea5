import { env } from '@/src/server/env'

/** Each place between two steps of a payment or a refund where the power may go. The crash tests stop at every one. */
export const FAILPOINTS = [
  'order-stored',
  'provider-order-created',
  'provider-order-saved',
  'capture-claimed',
  'captured-before-commit',
  'settle-before-commit',
  'settled-before-mail',
  'mail-accepted-before-mark',
  'refund-requested',
  'refund-answered-before-commit',
  'refund-settle-before-commit',
  'refunded-before-mail',
] as const
export type Failpoint = (typeof FAILPOINTS)[number]

/**
 * Kills the process without any clean-up when the environment names this point (SIGKILL, as a power cut would).
 * Does nothing otherwise; `FAILPOINT` is refused by the environment check when real money can move.
 */
export function failpoint(name: Failpoint): void {
  if (env().FAILPOINT === name) process.kill(process.pid, 'SIGKILL')
}
