/** What a description of calls says of them, as types: none of it reaches the browser. `Paths` is what `openapi-typescript` makes. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The addresses that take a method, as the description writes them: `/users/sessions/{id}`. */
export type Path<Paths, M extends Method> = {
  [P in keyof Paths & string]: OperationOf<Paths, M, P> extends { responses: unknown } ? P : never
}[keyof Paths & string]

type OperationOf<Paths, M extends Method, P extends keyof Paths> = Paths[P][Lowercase<M> & keyof Paths[P]]

/** What a call sends. */
export type BodyOf<Paths, M extends Method, P extends keyof Paths> =
  OperationOf<Paths, M, P> extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : undefined

/** What stands in its address. */
export type ParamsOf<Paths, M extends Method, P extends keyof Paths> =
  OperationOf<Paths, M, P> extends { parameters: { path: infer Params } } ? Params : undefined

/** What a success answers. */
export type AnswerOf<Paths, M extends Method, P extends keyof Paths> =
  OperationOf<Paths, M, P> extends { responses: { 200: { content: { 'application/json': infer Answer } } } }
    ? Answer
    : never

/** One call: the parameters of its address and its body are there when the description asks for them. */
export type Call<Paths, M extends Method, P extends Path<Paths, M>> = { method: M; path: P } & (ParamsOf<
  Paths,
  M,
  P
> extends object
  ? { params: ParamsOf<Paths, M, P> }
  : { params?: undefined }) &
  (BodyOf<Paths, M, P> extends undefined ? { body?: object } : { body: BodyOf<Paths, M, P> })

/** The address with its parameters filled in. */
export function addressOf(path: string, params: object = {}): string {
  const values = new Map(Object.entries(params))
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '')))
}
