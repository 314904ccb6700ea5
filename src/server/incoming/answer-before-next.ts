import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { ERROR_TABLE, type ErrorCode } from '@/src/domain/errors/error-codes'
import { answerKept } from '../public-reads/answer-kept'
import type { ServeFile } from '../static-files/serve-files'
import type { Leaving } from './leave-slowly'
import { isCall, methodsOf, readableRequest } from './readable-request'
import { handOnStaffCall } from './staff-call'

/** Whether somebody who was signed in here sends these headers. */
type IsKnown = (headers: IncomingHttpHeaders) => Promise<boolean>

type Before = {
  isKnown: IsKnown
  leaving: Leaving
  /** Answers with a file of the build, and says whether it did. */
  serveFile?: ServeFile
}

/**
 * From now on this process answers itself what it keeps for everybody (`answerKept`, files of the build) and what Next cannot
 * read, and mends addresses that can be read once they are mended (see `readableRequest`). Next decodes an address, and the
 * arguments of a staff screen's action, before any code of a site runs, so this comes before Next: on the server itself,
 * which Node tells about with its first request, before anybody else hears of that. A staff screen's action is for
 * whoever `isKnown`: 401 `AUTH_REQUIRED`; with arguments nobody understands it is 400. The health of a process that is leaving is
 * 503 (`leaveSlowly`). Gives what ends it for servers that come later.
 */
export function answerBeforeNext(before: Before): () => void {
  const servers = new WeakSet<Server>()
  const meet = (message: unknown) => {
    const { server } = message as { server: Server }
    if (servers.has(server)) return
    servers.add(server)
    comeFirst(server, before)
  }
  subscribe('http.server.request.start', meet)
  return () => unsubscribe('http.server.request.start', meet)
}

function comeFirst(server: Server, { isKnown, leaving, serveFile }: Before): void {
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const reading = readableRequest(request)
    if ('refusal' in reading) return refuse(request, response, reading.refusal)
    if (reading.isStaffAction && !(await isKnown(request.headers).catch(() => false))) {
      return refuse(request, response, 'AUTH_REQUIRED')
    }
    request.url = reading.url
    if (reading.url !== HEALTH) leaving.noteArrival()
    else if (leaving.isLeaving()) {
      leaving.noteTold()
      return answerJson(response, 503, { success: false, status: 'leaving' })
    }
    if (serveFile?.(request, response) || answerKept(request, response)) return
    const handOn = () => {
      for (const listener of listeners) listener.call(server, request, response)
    }
    if (reading.isStaffAction) handOnStaffCall(response, handOn)
    else handOn()
  })
}

/** What a proxy asks of each process. */
const HEALTH = '/api/health'

function refuse({ url = '' }: IncomingMessage, response: ServerResponse, error: ErrorCode): void {
  const { status, message } = ERROR_TABLE[error]
  if (status === 405) response.setHeader('Allow', methodsOf(url).join(', '))
  if (isCall(url)) answerJson(response, status, { success: false, message, error })
  else answerNow(response, status, 'text/plain; charset=utf-8', message)
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  answerNow(response, status, 'application/json', JSON.stringify(body))
}

function answerNow(response: ServerResponse, status: number, contentType: string, body: string): void {
  response.statusCode = status
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Content-Type', contentType)
  response.end(body)
}
