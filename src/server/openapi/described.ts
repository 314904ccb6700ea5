import type { Endpoint } from 'payload'
import type { z } from 'zod'
import { ERROR_TABLE, type ErrorCode } from '@/src/domain/errors/error-codes'
import type { Answers } from '@/src/server/reply'

/** What readers of the API's description are told about a call, beyond what the call itself is made of. */
export type About = {
  /** One line: what it does. */
  summary: string
  /** Refusals beyond those that follow from access, path, input and limit. */
  errors?: ErrorCode[]
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
  /** For whoever is signed in, and not shown to staff who look on. */
  isPrivate: boolean
  input?: z.ZodType | undefined
  answers: Answers
  about: About
}

/** A wall in front of one of Payload's own routes: always 404, so nothing to describe. */
export const WALL = { isWall: true }

export function descriptionOf(endpoint: Endpoint): Described | undefined {
  return endpoint.custom?.described as Described | undefined
}

/** Every code a call may be refused with: what follows from how it is made, and what it says of itself. */
export function errorCodesOf({
  access,
  path,
  method,
  input,
  isLimited,
  isPrivate,
  about,
}: Described): ErrorCode[] {
  const isStaff = access === 'staff' || access === 'superuser'
  const hasBody = input !== undefined && method !== 'get'
  return [
    ...new Set<ErrorCode>([
      ...(about.errors ?? []),
      ...when(access !== 'anyone', 'AUTH_REQUIRED'),
      ...when(isStaff, 'FORBIDDEN', 'TWO_FACTOR_SETUP_REQUIRED'),
      ...when(access === 'staff', 'MISSING_RIGHT'),
      ...when(input !== undefined, 'VALIDATION_ERROR'),
      ...when(hasBody, 'BODY_TOO_LARGE'),
      ...when(path.includes(':'), 'NOT_FOUND'),
      ...when(isLimited, 'RATE_LIMITED'),
      ...when(method !== 'get', 'READ_ONLY_VIEW'),
      ...when(method === 'get' && isPrivate, 'PRIVATE_TO_PERSON'),
      'SERVICE_UNAVAILABLE',
      'UNKNOWN_ERROR',
    ]),
  ]
}

/** The same by the status they are answered with, lowest first. */
export function errorCodesByStatus(call: Described): Map<number, ErrorCode[]> {
  const codes = errorCodesOf(call)
  const statuses = [...new Set(codes.map((code) => ERROR_TABLE[code].status))].sort((a, b) => a - b)
  return new Map(
    statuses.map((status) => [status, codes.filter((code) => ERROR_TABLE[code].status === status)]),
  )
}

function when(applies: boolean, ...codes: ErrorCode[]): ErrorCode[] {
  return applies ? codes : []
}
