import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, answerHeaders, answerText, send } from '../http/answer'
import { failure } from './before-work'
import type { Fault } from './fault-queue'

const DRIP_STEPS = 40
const CHUNK = 'x'.repeat(1024 * 1024)

/** Sends an answer whose work is done through a broken wire. Ends when the socket is done with. */
export async function breakWire(response: ServerResponse, answer: Answer, debugId: string, fault: Fault) {
  switch (fault.fault) {
    case 'timeout-after-work':
      await wait(fault.ms ?? 30_000, undefined, { ref: false })
      response.destroy()
      return
    case 'drop-after-work':
      response.destroy()
      return
    case 'fail-after-work':
      send(response, failure({ ...fault, status: fault.status ?? 500 }), debugId)
      return
    case 'empty':
      response.writeHead(201, { 'content-length': '0', 'paypal-debug-id': debugId }).end()
      return
    case 'cut':
      cut(response, answer, debugId)
      return
    case 'drip':
      await drip(response, answer, debugId, fault.ms ?? 60_000)
      return
    case 'huge':
      await huge(response, answer, debugId, fault.bytes ?? 60 * 1024 * 1024)
      return
    default:
      send(response, { status: answer.status, text: '<html><body>Welcome</body></html>' }, debugId)
  }
}

/** Half of the JSON with a length that fits, as a truncating proxy would send it. */
function cut(response: ServerResponse, answer: Answer, debugId: string): void {
  const text = answerText(answer)
  send(
    response,
    { ...answer, text: text.slice(0, Math.ceil(text.length / 2)), contentType: 'application/json' },
    debugId,
  )
}

async function drip(response: ServerResponse, answer: Answer, debugId: string, ms: number): Promise<void> {
  const text = answerText(answer)
  const step = Math.max(1, Math.ceil(text.length / DRIP_STEPS))
  response.writeHead(answer.status, answerHeaders(answer, debugId))
  for (let at = 0; at < text.length && !response.destroyed; at += step) {
    response.write(text.slice(at, at + step))
    await wait(ms / DRIP_STEPS, undefined, { ref: false })
  }
  response.end()
}

async function huge(response: ServerResponse, answer: Answer, debugId: string, bytes: number): Promise<void> {
  response.writeHead(answer.status, answerHeaders(answer, debugId))
  response.write('{"padding":"')
  for (let sent = 0; sent < bytes && !response.destroyed; sent += CHUNK.length) {
    if (!response.write(CHUNK)) await drainedOrClosed(response)
  }
  response.end('"}')
}

function drainedOrClosed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done)
      response.off('close', done)
      resolve()
    }
    response.on('drain', done)
    response.on('close', done)
  })
}
