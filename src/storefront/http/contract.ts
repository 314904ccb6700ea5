import type { paths } from '@/src/generated/api-types'

/** What the API's own description says of its calls, as types: none of it reaches the browser. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The addresses that take a method, as the description writes them: `/users/sessions/{id}`. */
export type Path<M extends Method> = {
  [P in keyof paths]: OperationOf<M, P> extends { responses: unknown } ? P : never
}[keyof paths]

type OperationOf<M extends Method, P extends keyof paths> = paths[P][Lowercase<M> & keyof paths[P]]

/** What a call sends. */
export type BodyOf<M extends Method, P extends keyof paths> =
  OperationOf<M, P> extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : undefined

/** What stands in its address. */
export type ParamsOf<M extends Method, P extends keyof paths> =
  OperationOf<M, P> extends { parameters: { path: infer Params } } ? Params : undefined

/** What a success answers. */
export type AnswerOf<M extends Method, P extends keyof paths> =
  OperationOf<M, P> extends { responses: { 200: { content: { 'application/json': infer Answer } } } }
    ? Answer
    : never

/** One call: the parameters of its address and its body are there when the description asks for them. */
export type Call<M extends Method, P extends Path<M>> = { method: M; path: P } & (ParamsOf<
  M,
  P
> extends object
  ? { params: ParamsOf<M, P> }
  : { params?: undefined }) &
  (BodyOf<M, P> extends undefined ? { body?: object } : { body: BodyOf<M, P> })

/** The address with its parameters filled in. */
export function addressOf(path: string, params: object = {}): string {
  const values = new Map(Object.entries(params))
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '')))
}
