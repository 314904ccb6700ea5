let wake: (() => void) | undefined

/** The settling job of this process, when it runs one. */
export function onSweeperWake(listener: (() => void) | undefined): void {
  wake = listener
}

/** Says that a provider's message is waiting. Losing this call loses nothing: the job looks by itself, too. */
export function wakeSweeper(): void {
  wake?.()
}
