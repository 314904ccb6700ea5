import type { KeyValueStorage } from 'payload-plugin-digital-commerce/client'
import { createWriteQueue, type Delivery, type WriteQueue } from '../state/write-queue'

/** Where this browser keeps what the server has not heard yet; gone when its reader signs out. */
export const PROGRESS_QUEUE_KEY = 'progressQueue'

export type ProgressChange = { state?: 'opened' | 'done' | 'not-done'; positionSeconds?: number }

type Parts = {
  storage: KeyValueStorage
  send: (lessonId: string, change: ProgressChange) => Promise<Delivery>
  /** After something was saved and nothing waits any more; see the write queue. */
  onSaved: () => Promise<unknown>
}

/** How far somebody is with each lesson, on its way to the server. */
export function createProgressQueue(parts: Parts): WriteQueue<ProgressChange> {
  return createWriteQueue({ ...parts, storageKey: PROGRESS_QUEUE_KEY, merge })
}

/** Opening a lesson says nothing of one that was just done or taken back. */
function merge(before: ProgressChange | undefined, change: ProgressChange): ProgressChange {
  const isOpening = change.state === 'opened' && before?.state !== undefined
  return { ...before, ...change, ...(isOpening ? { state: before.state } : {}) }
}
