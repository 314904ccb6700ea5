import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { strikeBeforeWork } from '../faults/before-work'
import { bendAnswer } from '../faults/bend-answer'
import { breakWire } from '../faults/break-wire'
import { isLiveBearer } from '../oauth/tokens'
import type { World } from '../world'
import { type Answer, send } from './answer'
import { type ApiRequest, headerOf } from './api-request'
import { API_ROUTES, type ApiRoute } from './api-routes'
import { mockedRefusal } from './mock-response'
import { PayPalProblem, resourceNotFound } from './problem'
import type { RecordedRequest } from './recorded-requests'

/** Answers one PayPal call, with whatever faults are waiting for it. Refusals are thrown. */
export async function answerApi(
  world: World,
  request: ApiRequest,
  response: ServerResponse,
  recorded: RecordedRequest,
  debugId: string,
): Promise<void> {
  const route = findRoute(request)
  const before = strikeBeforeWork(world.faults.take(route.target, 'before'), world.origin)
  if (before.drop) return void response.destroy()
  if (before.answer) return send(response, before.answer, debugId)
  admit(world, route, request, recorded)
  request.beforeWork = async () => {
    if (before.waitMs > 0) await wait(before.waitMs, undefined, { ref: false })
  }
  if (!route.keyed) await request.beforeWork()
  const answer = bent(world, route, await route.answer(world, request))
  const wireFault = answer.status < 300 ? world.faults.take(route.target, 'wire') : undefined
  if (wireFault) await breakWire(response, answer, debugId, wireFault)
  else send(response, answer, debugId)
}

function findRoute(request: ApiRequest): ApiRoute {
  for (const route of API_ROUTES) {
    const match = route.method === request.method ? route.path.exec(request.url.pathname) : null
    if (!match) continue
    request.params = match.slice(1)
    return route
  }
  throw resourceNotFound()
}

/** Checks the bearer token and PayPal-Mock-Response, and notes what a test may want to object to. */
function admit(world: World, route: ApiRoute, request: ApiRequest, recorded: RecordedRequest): void {
  if (route.keyed && !headerOf(request, 'paypal-request-id'))
    recorded.remarks.push('POST without PayPal-Request-Id')
  if (route.open) return
  if (!isLiveBearer(world, headerOf(request, 'authorization'))) {
    recorded.remarks.push('authorization is not a live token of this simulator')
    throw new PayPalProblem(401, 'AUTHENTICATION_FAILURE')
  }
  const mocked = mockedRefusal(headerOf(request, 'paypal-mock-response'))
  if (mocked) throw mocked
}

function bent(world: World, route: ApiRoute, answer: Answer): Answer {
  const fault = answer.status < 300 ? world.faults.take(route.target, 'answer') : undefined
  return fault && answer.body !== undefined
    ? { ...answer, body: bendAnswer(answer.body, fault) ?? null }
    : answer
}
