import type { Endpoint } from 'payload'
import type { z } from 'zod'
import type { ErrorCode } from '@/src/domain/errors/error-codes'

/** What readers of the API's description are told about a call, beyond what the call itself is made of. */
export type About = {
  /** One line: what it does. */
  summary: string
  /** Refusals beyond those that follow from access, input and limit. */
  errors?: ErrorCode[]
  /** A success, as the handler answers it. */
  answers?: z.ZodType
  /** What a success is when it is not JSON, such as `application/pdf`. */
  contentType?: string
  /** Successes beside 200, such as 202. */
  also?: Record<number, string>
  /** Headers a caller may send, and what each is for. */
  headers?: Record<string, string>
  /** A body that is taken as it stands, or the query of a GET. */
  example?: Record<string, unknown>
}

/** A call as it is served: the description is made from this very object. */
export type Described = {
  method: string
  path: string
  access: 'anyone' | 'signed-in' | 'staff' | 'superuser'
  isLimited: boolean
  input?: z.ZodType
  about?: About
}

/** A wall in front of one of Payload's own routes: always 404, so nothing to describe. */
export const WALL = { isWall: true }

/** Notes on a mounted endpoint what it is; one that was not made by `defineEndpoint` at least its method and path. */
export function withDescription(endpoint: Endpoint): Endpoint {
  if (endpoint.custom?.isWall || endpoint.custom?.described) return endpoint
  const { method, path } = endpoint
  const described: Described = {
    method,
    path,
    access: 'anyone',
    isLimited: false,
    about: endpoint.custom?.about as About | undefined,
  }
  return { ...endpoint, custom: { ...endpoint.custom, described } }
}

export function descriptionOf(endpoint: Endpoint): Described | undefined {
  return endpoint.custom?.described as Described | undefined
}
