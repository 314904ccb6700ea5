import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerPage } from '../approval-page/answer-page'
import { answerControl } from '../control/answer-control'
import type { World } from '../world'
import { send } from './answer'
import { answerApi } from './answer-api'
import { type ApiRequest, readBody } from './api-request'
import { PayPalProblem, problemBody } from './problem'
import { maskedHeaders, type RecordedRequest } from './recorded-requests'

/** Answers one HTTP request: control API, approval page or PayPal's REST API. Never throws. */
export async function dispatch(
  world: World,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const debugId = world.ids.next('debug', 13).toLowerCase()
  try {
    await route(world, incoming, response, debugId)
  } catch (error) {
    if (response.headersSent || response.destroyed) return void response.destroy()
    if (error instanceof PayPalProblem) {
      return send(response, { status: error.status, body: problemBody(error, debugId) }, debugId)
    }
    console.error('PayPal simulator:', error)
    const problem = new PayPalProblem(500, 'INTERNAL_SERVER_ERROR')
    send(response, { status: 500, body: problemBody(problem, debugId) }, debugId)
  }
}

async function route(world: World, incoming: IncomingMessage, response: ServerResponse, debugId: string) {
  const url = new URL(incoming.url ?? '/', world.origin)
  const request: ApiRequest = {
    method: incoming.method ?? 'GET',
    url,
    headers: incoming.headers,
    rawBody: await readBody(incoming),
    params: [],
    beforeWork: async () => {},
  }
  if (url.pathname.startsWith('/_simulator'))
    return send(response, await answerControl(world, request), debugId)
  const recorded = record(world, request, response)
  if (url.pathname === '/checkoutnow') return send(response, answerPage(world, request), debugId)
  await answerApi(world, request, response, recorded, debugId)
}

function record(world: World, request: ApiRequest, response: ServerResponse): RecordedRequest {
  const recorded = world.requests.add({
    method: request.method,
    path: `${request.url.pathname}${request.url.search}`,
    headers: maskedHeaders(request.headers),
    body: request.rawBody,
    at: world.clock.iso(),
  })
  response.on('finish', () => {
    recorded.status = response.statusCode
  })
  return recorded
}
