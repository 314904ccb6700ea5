import { expect } from 'vitest'
import { z } from 'zod'
import type { OpenApi } from '@/src/server/openapi/openapi'
import type { Operation } from '@/src/server/openapi/operation'
import { inlined } from './described-schema'
import type { Answer, Shop } from './shop'

export type DescribedApi = Awaited<ReturnType<typeof describedApi>>

/** What the shop tells about its calls, and whether it answers as it tells. */
export async function describedApi(shop: Shop) {
  const { body } = await shop.call('GET', '/openapi.json')
  const document = body as unknown as OpenApi

  const operation = (method: string, path: string): Operation => {
    const found = document.paths[path]?.[method]
    if (!found) throw new Error(`${method} ${path} is not described`)
    return found
  }

  const exampleOf = (method: string, path: string) =>
    operation(method, path).requestBody?.content['application/json']?.example as Record<string, unknown>

  /** The answer's status is one the description has, and its body fits the schema given there. */
  const expectAsDocumented = (
    method: string,
    path: string,
    { status, body: said }: Answer<unknown>,
  ): void => {
    const schema = operation(method, path).responses[status]?.content?.['application/json']?.schema
    expect(schema, `${method} ${path} may answer ${status}`).toBeDefined()
    const result = z.fromJSONSchema(inlined(document, schema ?? {})).safeParse(said)
    expect(result.error?.issues ?? [], `${method} ${path} ${status}: ${JSON.stringify(said)}`).toEqual([])
  }

  /** As told, and by the very code that is listed there. */
  const expectDocumentedError = (method: string, path: string, answer: Answer<{ error: string }>): void => {
    expectAsDocumented(method, path, answer)
    const codes = operation(method, path).responses[answer.status]?.description.split(', ')
    expect(codes, `${method} ${path}`).toContain(answer.body.error)
  }

  return { document, operation, exampleOf, expectAsDocumented, expectDocumentedError }
}
