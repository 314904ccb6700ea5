import {
  type ApiFailure,
  type KeyValueStorage,
  type Observable,
  observable,
} from 'payload-plugin-digital-commerce/client'

/** What became of a change: `again` when nobody answered; one that was refused is not worth asking twice. */
export type Delivery = 'saved' | 'refused' | 'again'

type Waiting<Change> = Readonly<Record<string, Change>>

export type QueueParts<Change> = {
  storage: KeyValueStorage
  /** What it is stored under. */
  storageKey: string
  send: (id: string, change: Change) => Promise<Delivery>
  /** What is left to say when a change follows one that still waits. */
  merge: (before: Change | undefined, change: Change) => Change
  /** After something was saved and nothing more can be sent. */
  onSaved?: () => void
  /** Asked before each is sent: resolves when it is time to. */
  pause?: () => Promise<void>
}

export type WriteQueue<Change> = Pick<Observable<Waiting<Change>>, 'get' | 'subscribe'> & {
  /** Whose it is from now on. What somebody else left behind at this browser is dropped, never sent in this name. */
  begin: (owner: string) => void
  /** Keeps a change and sends it as soon as it can be sent. */
  add: (id: string, change: Change) => void
  /** Sends what waits; one after the other, what is added meanwhile included. */
  flush: () => Promise<void>
}

/**
 * What somebody did, on its way to the server. What is kept while the line is down is sent once it is back, the last word
 * for each thing, and never twice unless nobody said that it arrived; the server takes it twice as once.
 */
export function createWriteQueue<Change>(parts: QueueParts<Change>): WriteQueue<Change> {
  const { storage, storageKey } = parts
  const waiting = observable<Waiting<Change>>({})
  let owner: string | undefined
  let running: Promise<void> | undefined

  function keep(next: Waiting<Change>): void {
    if (Object.keys(next).length === 0) storage.removeItem(storageKey)
    else storage.setItem(storageKey, JSON.stringify({ owner, waiting: next }))
    waiting.set(next)
  }

  async function sendAll(): Promise<void> {
    let hasSaved = false
    while (first(waiting.get())) {
      await parts.pause?.()
      const entry = first(waiting.get())
      if (!entry) break
      const [id, change] = entry
      const delivery = await parts.send(id, change)
      if (delivery === 'again') break
      hasSaved ||= delivery === 'saved'
      // What was added while this one travelled is still to be sent.
      if (waiting.get()[id] === change) keep(without(waiting.get(), id))
    }
    if (hasSaved) parts.onSaved?.()
  }

  const flush = () => {
    running ??= sendAll().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    get: waiting.get,
    subscribe: waiting.subscribe,
    begin(person) {
      if (owner === person) return
      owner = person
      const stored = read<Change>(storage.getItem(storageKey))
      keep(stored.owner === person ? stored.waiting : {})
    },
    add(id, change) {
      keep({ ...waiting.get(), [id]: parts.merge(waiting.get()[id], change) })
      void flush()
    },
    flush,
  }
}

/** Whether the same call may succeed later: nobody answered, the session has to be renewed, or the server is busy. */
export function isTransient({ status }: ApiFailure): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500
}

function first<Change>(waiting: Waiting<Change>): [string, Change] | undefined {
  return Object.entries(waiting)[0]
}

function without<Change>(waiting: Waiting<Change>, id: string): Waiting<Change> {
  return Object.fromEntries(Object.entries(waiting).filter(([each]) => each !== id))
}

function read<Change>(text: string | null): { owner?: unknown; waiting: Waiting<Change> } {
  try {
    const stored = JSON.parse(text ?? '{}') as { owner?: unknown; waiting?: Waiting<Change> } | null
    return { owner: stored?.owner, waiting: { ...stored?.waiting } }
  } catch {
    return { waiting: {} }
  }
}
