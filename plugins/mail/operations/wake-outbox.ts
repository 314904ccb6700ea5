let wake: (() => void) | undefined

/** The delivery job of this process, when it runs one. */
export function onOutboxWake(listener: (() => void) | undefined): void {
  wake = listener
}

/** Says that mail was queued, so that it leaves now and not at the job's next round. Losing this call loses nothing. */
export function wakeOutbox(): void {
  wake?.()
}
