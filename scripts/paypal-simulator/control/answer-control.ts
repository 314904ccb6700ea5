import type { Answer } from '../http/answer'
import type { ApiRequest } from '../http/api-request'
import { PayPalProblem } from '../http/problem'
import { isObject, type JsonObject } from '../json'
import type { World } from '../world'
import { controlRefusal } from './control-refusal'
import { CONTROL_ROUTES } from './control-routes'

/** Answers one call of the control API under `/_simulator`. Refusals are thrown. */
export async function answerControl(world: World, request: ApiRequest): Promise<Answer> {
  for (const route of CONTROL_ROUTES) {
    const match = route.method === request.method ? route.path.exec(request.url.pathname) : null
    if (!match) continue
    request.params = match.slice(1)
    return await route.answer(world, request, bodyOf(request))
  }
  throw new PayPalProblem(404, 'RESOURCE_NOT_FOUND', [], [], false, 'The control API has no such call.')
}

/** Content types do not matter here, so that curl needs no flags. */
function bodyOf(request: ApiRequest): JsonObject {
  if (request.rawBody.trim() === '') return {}
  try {
    const parsed: unknown = JSON.parse(request.rawBody)
    if (isObject(parsed)) return parsed
  } catch {
    // falls through to the refusal
  }
  throw controlRefusal('The body must be a JSON object.')
}
