import type { Payload } from 'payload'

const wakes = new WeakMap<Payload, () => void>()

/** The settling job of this Payload, when this process runs it. */
export function onSweeperWake(payload: Payload, wake: () => void): void {
  wakes.set(payload, wake)
}

/** Says that a provider's message is waiting. Losing this call loses nothing: the job looks by itself, too. */
export function wakeSweeper(payload: Payload): void {
  wakes.get(payload)?.()
}
