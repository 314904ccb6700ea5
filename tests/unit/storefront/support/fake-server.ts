type Heard = { method: string; path: string; token: string; body: unknown; headers: Headers }
type Said = { status?: number; body?: unknown } | 'no answer' | 'too slow'
type Route = (heard: Heard) => Said | Promise<Said>

/** Stands in for the network: answers by `METHOD /path`, and remembers what it heard. */
export function fakeServer(routes: Record<string, Route>) {
  const heard: Heard[] = []

  const fake: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    const request: Heard = {
      method: init?.method ?? 'GET',
      path: String(input).replace('https://shop.test/api', ''),
      token: (headers.get('Authorization') ?? '').replace('Bearer ', ''),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      headers,
    }
    heard.push(request)
    const route = routes[`${request.method} ${request.path}`]
    const said = route ? await route(request) : { status: 404, body: { success: false } }
    if (said === 'no answer') throw new TypeError('fetch failed')
    if (said === 'too slow') throw new DOMException('The operation timed out.', 'TimeoutError')
    return new Response(JSON.stringify(said.body ?? { success: true }), { status: said.status ?? 200 })
  }

  return { fetch: fake, heard, calls: (path: string) => heard.filter((request) => request.path === path) }
}

export const shopBase = 'https://shop.test/api'
