type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * An answer that says nothing about being kept is for whoever asked, now: no browser and no proxy keeps it. Payload's
 * own answers say nothing; files and public reference data say what they want.
 */
export function neverStored<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const response = await handler(request, context)
    const isFile = !response.headers.get('Content-Type')?.includes('json')
    if (isFile || response.headers.has('Cache-Control')) return response
    const headers = new Headers(response.headers)
    headers.set('Cache-Control', 'no-store')
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
  }
}
