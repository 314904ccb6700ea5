import { DomainError } from '@/src/domain/errors/domain-error'
import { ERROR_TABLE, type ErrorCode } from '@/src/domain/errors/error-codes'
import { inLanguageOf } from './answer-language'
import { readOverridden } from './overridden-method'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * What every answer of the API has in common, ours and Payload's. One that says nothing about being kept is for whoever
 * asked, now: no browser and no proxy keeps it; files and public reference data say what they want. An address nobody
 * answers at, and a query in a body that cannot be read, are refused in the shape of all our refusals. With `?locale=fr`
 * the sentences in it are French; codes and data stay.
 */
export function apiRoute<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    try {
      const answer = await inOurShape(await handler(await readOverridden(request), context))
      return neverStored(await inLanguageOf(request, answer))
    } catch (error) {
      if (error instanceof DomainError) return inLanguageOf(request, refusal(error.code))
      throw error
    }
  }
}

/** `HEAD`: the head of what `GET` answers, as load balancers and monitors ask for it. */
export function headOf<Context>(get: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const { status, headers, body } = await get(new Request(request, { method: 'GET' }), context)
    await body?.cancel()
    return new Response(null, { status, headers })
  }
}

async function inOurShape(response: Response): Promise<Response> {
  if (response.status !== 404 || !isJson(response)) return response
  const said: unknown = await response.clone().json()
  const isOurs = typeof said === 'object' && said !== null && 'success' in said
  if (isOurs) return response
  return refusal('NOT_FOUND')
}

function refusal(error: ErrorCode): Response {
  const { status, message } = ERROR_TABLE[error]
  const headers = { 'Cache-Control': 'no-store' }
  return Response.json({ success: false, message, error }, { status, headers })
}

function neverStored(response: Response): Response {
  if (!isJson(response) || response.headers.has('Cache-Control')) return response
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

function isJson(response: Response): boolean {
  return response.headers.get('Content-Type')?.includes('json') ?? false
}
