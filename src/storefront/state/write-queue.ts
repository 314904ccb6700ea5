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
  /** After something was saved and nothing more can be sent: resolves when the page has asked for what is kept now. */
  onSaved?: () => Promise<unknown>
  /** Asked before each is sent: resolves when it is time to. */
  pause?: () => Promise<void>
}

/** What is read here is shown in place of what the server said last: what waits, and what it took a moment ago. */
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
  const shown = observable<Waiting<Change>>({})
  let waiting: Waiting<Change> = {}
  let saved: Waiting<Change> = {}
  let owner: string | undefined
  let running: Promise<void> | undefined

  function keep(next: Waiting<Change>): void {
    waiting = next
    if (Object.keys(next).length === 0) storage.removeItem(storageKey)
    else storage.setItem(storageKey, JSON.stringify({ owner, waiting: next }))
    show()
  }

  function show(): void {
    shown.set({ ...saved, ...waiting })
  }

  async function sendAll(): Promise<void> {
    let hasSaved = false
    while (first(waiting)) {
      await parts.pause?.()
      const entry = first(waiting)
      if (!entry) break
      const [id, change] = entry
      const delivery = await parts.send(id, change)
      if (delivery === 'again') break
      hasSaved ||= delivery === 'saved'
      if (delivery === 'saved' && parts.onSaved) saved = { ...saved, [id]: change }
      // What was added while this one travelled is still to be sent.
      if (waiting[id] === change) keep(without(waiting, id))
    }
    if (hasSaved) void forgetSaved(saved)
  }

  /** Until the page has asked anew it would show what was before: a button that changes back under the hand. */
  async function forgetSaved(asked: Waiting<Change>): Promise<void> {
    await parts.onSaved?.().catch(() => undefined)
    for (const [id, change] of Object.entries(asked)) if (saved[id] === change) saved = without(saved, id)
    show()
  }

  const flush = () => {
    running ??= sendAll().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    begin(person) {
      if (owner === person) return
      owner = person
      saved = {}
      const stored = read<Change>(storage.getItem(storageKey))
      keep(stored.owner === person ? stored.waiting : {})
    },
    add(id, change) {
      keep({ ...waiting, [id]: parts.merge(waiting[id], change) })
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
