import { describe, expect, it, vi } from 'vitest'
import {
  createProgressQueue,
  PROGRESS_QUEUE_KEY,
  type ProgressChange,
} from '@/src/storefront/progress/progress-queue'
import type { Delivery } from '@/src/storefront/state/write-queue'
import { memoryStorage } from '../support/memory-storage'

/** A queue whose server answers as told; `sent` is everything it heard. */
function withServer(answer: (lessonId: string) => Delivery, storage = memoryStorage()) {
  const sent: [string, ProgressChange][] = []
  const onSaved = vi.fn(async () => undefined)
  const send = async (lessonId: string, change: ProgressChange) => {
    sent.push([lessonId, change])
    return answer(lessonId)
  }
  const queue = createProgressQueue({ storage, send, onSaved })
  queue.begin('Ada')
  return { queue, sent, onSaved, storage }
}

describe('how far somebody is, on its way to the server', () => {
  it('is sent at once, once, and forgotten when it arrived', async () => {
    const { queue, sent, onSaved, storage } = withServer(() => 'saved')
    queue.add('breathing', { state: 'done' })
    await queue.flush()
    await queue.flush()
    expect(sent).toEqual([['breathing', { state: 'done' }]])
    expect(onSaved).toHaveBeenCalledTimes(1)
    expect(storage.entries()).toEqual({})
  })

  it('waits while nobody answers, through a reload too, and leaves as the last word for each lesson', async () => {
    const down = withServer(() => 'again')
    down.queue.add('breathing', { state: 'opened' })
    down.queue.add('breathing', { positionSeconds: 40 })
    down.queue.add('walking', { state: 'done' })
    down.queue.add('walking', { state: 'not-done' })
    await down.queue.flush()
    expect(down.onSaved).not.toHaveBeenCalled()

    const up = withServer(() => 'saved', down.storage)
    await up.queue.flush()
    expect(up.sent).toEqual([
      ['breathing', { state: 'opened', positionSeconds: 40 }],
      ['walking', { state: 'not-done' }],
    ])
    expect(up.onSaved).toHaveBeenCalledTimes(1)
  })

  it('is not asked twice of a server that refuses it, and holds up nothing else', async () => {
    const { queue, sent } = withServer((lesson) => (lesson === 'closed' ? 'refused' : 'saved'))
    queue.add('closed', { state: 'done' })
    queue.add('open', { state: 'done' })
    await queue.flush()
    expect(sent.map(([lesson]) => lesson)).toEqual(['closed', 'open'])
    expect(queue.get()).toEqual({})
  })

  it('opening a lesson again takes nothing back', async () => {
    const { queue, sent } = withServer(() => 'again')
    queue.add('breathing', { state: 'done' })
    queue.add('breathing', { state: 'opened' })
    await queue.flush()
    expect(queue.get()).toEqual({ breathing: { state: 'done' } })
    expect(sent.every(([, { state }]) => state === 'done')).toBe(true)
  })

  it('what is added while it travels is sent after it', async () => {
    const { queue, sent } = withServer((lesson) => {
      if (sent.length === 1) queue.add(lesson, { state: 'not-done' })
      return 'saved'
    })
    queue.add('breathing', { state: 'done' })
    await queue.flush()
    await queue.flush()
    expect(sent).toEqual([
      ['breathing', { state: 'done' }],
      ['breathing', { state: 'not-done' }],
    ])
  })

  it('is shown until the page has asked what is kept now, so that nothing changes back under the hand', async () => {
    let fail = (_: Error) => {}
    const asked = new Promise<undefined>((_, reject) => {
      fail = reject
    })
    const { queue, onSaved, sent, storage } = withServer(() => 'saved')
    onSaved.mockReturnValueOnce(asked)
    queue.add('breathing', { state: 'done' })
    await queue.flush()
    expect(storage.entries()).toEqual({})
    expect(queue.get()).toEqual({ breathing: { state: 'done' } })

    queue.add('breathing', { state: 'not-done' })
    await queue.flush()
    fail(new Error('no connection'))
    await vi.waitFor(() => expect(queue.get()).toEqual({}), { timeout: 20_000 })
    expect(sent.map(([, { state }]) => state)).toEqual(['done', 'not-done'])
  })

  it('is never sent in the name of the next person at this browser', async () => {
    const { queue, storage } = withServer(() => 'again')
    queue.add('breathing', { state: 'done' })
    await queue.flush()
    const next = createProgressQueue({ storage, send: async () => 'saved', onSaved: async () => undefined })
    next.begin('Grace')
    expect(next.get()).toEqual({})
    expect(storage.entries()).toEqual({})
  })

  it('begins with nothing where the storage holds anything else', () => {
    for (const value of ['[', 'null', '[]', '7', '{"owner":"Ada","waiting":null}']) {
      const { queue } = withServer(() => 'saved', memoryStorage({ [PROGRESS_QUEUE_KEY]: value }))
      expect(queue.get()).toEqual({})
    }
  })
})
