import type { Operation } from '@/src/server/openapi/operation'

/** The call as one types it; `$TOKEN` and what stands in braces is the reader's own. */
export function curlOf(url: string, method: string, { security, requestBody }: Operation): string {
  const lines = [`curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}'${url}'`]
  if (security.length > 0) lines.push(`-H "Authorization: Bearer $TOKEN"`)
  if (requestBody) {
    const example = requestBody.content['application/json']?.example ?? {}
    lines.push(`-H 'Content-Type: application/json'`)
    lines.push(`-d '${JSON.stringify(example).replaceAll("'", "'\\''")}'`)
  }
  return lines.join(' \\\n  ')
}
