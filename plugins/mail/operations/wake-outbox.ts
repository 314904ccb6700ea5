import type { Payload } from 'payload'

const wakes = new WeakMap<Payload, () => void>()

/** The delivery job of this Payload, when this process runs it. */
export function onOutboxWake(payload: Payload, wake: () => void): void {
  wakes.set(payload, wake)
}

/** Says that mail was queued, so that it leaves now and not at the job's next round. Losing this call loses nothing. */
export function wakeOutbox(payload: Payload): void {
  wakes.get(payload)?.()
}
