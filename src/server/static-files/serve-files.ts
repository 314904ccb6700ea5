import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'

const ADDRESS = '/_next/static/'
const YEAR_SECONDS = 31_536_000

/** Answers with a file of the build when one is asked for, and says whether it did. */
export type ServeFile = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * The scripts, styles and fonts of a build, as `packFiles` packed them, with `headers`. Their names change with what is in them,
 * so browsers keep them for a year. What is not there, or is only there since the start, is left to Next.
 */
export function filesOf(buildFolder: string, headers: Record<string, string>): ServeFile | undefined {
  const folder = path.join(buildFolder, 'static')
  if (!existsSync(folder)) return undefined
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: YEAR_SECONDS,
    setHeaders: (response) => response.setHeaders(new Map(Object.entries(headers))),
  })
  return (request, response) => {
    const { method, url = '' } = request
    if (!url.startsWith(ADDRESS) || (method !== 'GET' && method !== 'HEAD')) return false
    let isServed = true
    const asked = Object.create(request, { url: { value: url.slice(ADDRESS.length - 1) } })
    serve(asked, response, () => {
      isServed = false
    })
    return isServed
  }
}
