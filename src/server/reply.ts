import { z } from 'zod'

/** What a success is when it is not JSON of ours, such as `application/pdf`: the handler gives the whole Response. */
export type Content = { contentType: string }

/** What a success looks like: the schema of its JSON body, or the kind of its content. */
export type Answers = z.ZodType<{ success: boolean }> | Content

/** What a handler may give for these answers: the body alone is a 200. */
export type Reply<A extends Answers> = A extends z.ZodType
  ? (z.input<A> & LiteralBody) | Answer<z.input<A>>
  : Response

/** Any body. Named in a signature it keeps `true` and 'PAID' as written, which TypeScript would widen. */
type LiteralBody = { success: boolean; [field: string]: Literal }
type Literal = '' | (string & {}) | number | boolean | null | undefined | Literal[] | LiteralFields | object
type LiteralFields = { [field: string]: Literal }

type Head = { status?: number; headers?: Record<string, string> }

/** A body with a status or headers of its own. */
export class Answer<Body> {
  constructor(
    readonly body: Body,
    readonly head: Head,
  ) {}
}

/** `answer({ success: true, … }, { status: 202, headers })`, where the body alone would be a 200. */
export function answer<Body extends LiteralBody>(body: Body, head: Head): Answer<Body> {
  return new Answer(body, head)
}

/** The schema of `{ success: true, … }`. */
export function success<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), ...shape })
}

/** The schema of `{ success: true, data }`. */
export function successWith<Data extends z.ZodType>(data: Data) {
  return success({ data })
}

/** What only says that it was done. */
export const done = success({ message: z.string() })

export function content(contentType: string): Content {
  return { contentType }
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
