import { z } from 'zod'
import { isErrorCode } from '@/src/domain/errors/error-codes'
import { detailsOf } from '@/src/domain/errors/error-details'
import { isInProduction } from '@/src/server/env'
import { type Described, errorCodesOf } from './described'

/** Every reply of this process that was not as described; tests want it empty. */
export const brokenReplies: string[] = []

/** The success as it is; noted when it lacks something of its description or says more. In production nobody looks. */
export function checkAnswer(call: Described, response: Response): Response | Promise<Response> {
  if (isInProduction()) return response
  return checked(call, response, async () => {
    const { status } = response
    if (status !== 200 && status !== 304 && !call.about.also?.[status]) return [`${status} is not described`]
    if ('contentType' in call.answers) return problemsOfContent(response, call.answers.contentType)
    return problemsOf(call.answers, await response.clone().json())
  })
}

/** The same for a refusal: its code is one of the call's, and it carries what that code carries. */
export function checkRefusal(call: Described, response: Response): Response | Promise<Response> {
  if (isInProduction()) return response
  return checked(call, response, async () => {
    const body = (await response.clone().json()) as { error?: unknown }
    if (!isErrorCode(body.error)) return [`${body.error} is no code`]
    if (!errorCodesOf(call).includes(body.error)) return [`${body.error} is not among its errors`]
    const details = detailsOf(body.error)
    return problemsOf(details ? failure.extend(details.shape) : failure, body)
  })
}

const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})

async function checked(
  { method, path }: Described,
  response: Response,
  find: () => Promise<string[]>,
): Promise<Response> {
  const problems = await find()
  if (problems.length === 0) return response
  brokenReplies.push(`${method} ${path} does not answer as described: ${problems.join('; ')}`)
  return response
}

function problemsOfContent({ status, headers }: Response, contentType: string): string[] {
  const type = headers.get('Content-Type') ?? ''
  return status === 303 || status === 304 || type.startsWith(contentType)
    ? []
    : [`it is ${type}, not ${contentType}`]
}

function problemsOf(schema: z.ZodType, body: unknown): string[] {
  const { data, error } = schema.safeParse(body)
  if (error) return error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`)
  return unknownFields(body, data, []).map((path) => `${path} is not described`)
}

/** What a schema dropped from a body it took: the fields it does not know. */
function unknownFields(body: unknown, known: unknown, path: string[]): string[] {
  if (typeof body !== 'object' || body === null || typeof known !== 'object' || known === null) return []
  return Object.entries(body).flatMap(([key, value]) => {
    const at = [...path, key]
    return Object.hasOwn(known, key)
      ? unknownFields(value, (known as Record<string, unknown>)[key], at)
      : [at.join('.')]
  })
}
