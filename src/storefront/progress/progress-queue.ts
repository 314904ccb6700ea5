import { type KeyValueStorage, type Observable, observable } from 'payload-plugin-digital-commerce/client'

/** Where this browser keeps what the server has not heard yet; gone when its reader signs out. */
export const PROGRESS_QUEUE_KEY = 'progressQueue'

export type ProgressChange = { state?: 'opened' | 'done' | 'not-done'; positionSeconds?: number }

/** What became of a change: `again` when nobody answered; one that was refused is not worth asking twice. */
export type Delivery = 'saved' | 'refused' | 'again'

type QueueParts = {
  storage: KeyValueStorage
  send: (lessonId: string, change: ProgressChange) => Promise<Delivery>
  /** After something was saved and nothing waits any more. */
  onSaved: () => void
}

type Waiting = Readonly<Record<string, ProgressChange>>

const NOTHING: Waiting = {}

export type ProgressQueue = Pick<Observable<Waiting>, 'get' | 'subscribe'> & {
  /** Whose it is from now on. What somebody else left behind at this browser is dropped, never sent in this name. */
  begin: (owner: string) => void
  /** Keeps a change and sends it as soon as it can be sent. */
  add: (lessonId: string, change: ProgressChange) => void
  /** Sends what waits; one lesson after the other, what is added meanwhile included. */
  flush: () => Promise<void>
}

/**
 * How far somebody is, on its way to the server. What is kept while the line is down is sent once it is back, the last
 * word for each lesson, and never twice unless nobody said that it arrived; the server takes it twice as once.
 */
export function createProgressQueue({ storage, send, onSaved }: QueueParts): ProgressQueue {
  const waiting = observable<Waiting>(NOTHING)
  let owner: string | undefined
  let running: Promise<void> | undefined

  function keep(next: Waiting): void {
    if (Object.keys(next).length === 0) storage.removeItem(PROGRESS_QUEUE_KEY)
    else storage.setItem(PROGRESS_QUEUE_KEY, JSON.stringify({ owner, waiting: next }))
    waiting.set(next)
  }

  async function sendAll(): Promise<void> {
    let hasSaved = false
    for (let entry = first(waiting.get()); entry; entry = first(waiting.get())) {
      const [lessonId, change] = entry
      const delivery = await send(lessonId, change)
      if (delivery === 'again') break
      hasSaved ||= delivery === 'saved'
      // What was added while this one travelled is still to be sent.
      if (waiting.get()[lessonId] === change) keep(without(waiting.get(), lessonId))
    }
    if (hasSaved) onSaved()
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
      const stored = read(storage)
      keep(stored.owner === person ? stored.waiting : NOTHING)
    },
    add(lessonId, change) {
      keep({ ...waiting.get(), [lessonId]: merged(waiting.get()[lessonId], change) })
      void flush()
    },
    flush,
  }
}

/** Opening a lesson says nothing of one that was just done or taken back. */
function merged(before: ProgressChange | undefined, change: ProgressChange): ProgressChange {
  const isOpening = change.state === 'opened' && before?.state !== undefined
  return { ...before, ...change, ...(isOpening ? { state: before.state } : {}) }
}

function first(waiting: Waiting): [string, ProgressChange] | undefined {
  return Object.entries(waiting)[0]
}

function without(waiting: Waiting, lessonId: string): Waiting {
  return Object.fromEntries(Object.entries(waiting).filter(([id]) => id !== lessonId))
}

type Stored = { owner?: unknown; waiting: Waiting }

function read(storage: KeyValueStorage): Stored {
  try {
    const stored = JSON.parse(storage.getItem(PROGRESS_QUEUE_KEY) ?? '{}') as Partial<Stored> | null
    return { owner: stored?.owner, waiting: { ...stored?.waiting } }
  } catch {
    return { waiting: NOTHING }
  }
}
