/** A proxy sends nothing any more when its check has failed and nobody has come for so long since. */
const QUIET_MS = 1_000

/** What a process knows of its own end. */
export type Leaving = {
  /** Whether it was asked to end. */
  isLeaving: () => boolean
  /** Somebody asks for something. */
  noteArrival: () => void
  /** Its proxy was told that it leaves. */
  noteTold: () => void
}

type Steps = {
  /** The longest the process goes on; 0 ends it as soon as it is asked. */
  atMostMs: number
  /** Ends what this process does by itself, as soon as it is asked to end. */
  atOnce: () => void
  /** Ends what its answers need, once nobody sends to it any more. */
  atLast: () => void
}

/**
 * From now on `SIGTERM` ends this process when its proxy has seen that it leaves: its health check fails, and whoever still
 * comes is answered, until nobody has come for a second after a check failed, or `atMostMs` are over. Whoever listened for
 * the signal before (Next, which closes the door and finishes what is being answered) hears of it then. The second signal
 * does nothing.
 */
export function leaveSlowly({ atMostMs, atOnce, atLast }: Steps): Leaving {
  let isLeaving = false
  let quietSince = Number.POSITIVE_INFINITY
  const others = process.listeners('SIGTERM')
  process.removeAllListeners('SIGTERM')

  const leave = async () => {
    if (isLeaving) return
    isLeaving = true
    atOnce()
    const latest = Date.now() + atMostMs
    while (Date.now() < Math.min(latest, quietSince + QUIET_MS)) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    atLast()
    for (const listener of others) listener('SIGTERM')
  }
  process.on('SIGTERM', () => void leave())

  return {
    isLeaving: () => isLeaving,
    noteArrival: () => {
      if (quietSince < Date.now()) quietSince = Date.now()
    },
    noteTold: () => {
      quietSince = Math.min(quietSince, Date.now())
    },
  }
}
