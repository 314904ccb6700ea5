type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

/** What comes of a body until its line breaks: as if it had ended there, so that what has come is kept to go on with. */
export function untilItBreaks(body: Bytes): Bytes {
  const reader = body.getReader()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read().catch(() => ENDED)
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

const ENDED = { done: true, value: undefined } as const
