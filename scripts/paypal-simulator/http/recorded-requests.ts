import type { IncomingHttpHeaders } from 'node:http'

const KEPT = 5000

export interface RecordedRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string
  at: string
  /** Absent while the answer is under way, and for ever when the socket was dropped. */
  status?: number
  /** What a careful reader would object to: an unknown token, a POST without PayPal-Request-Id. */
  remarks: string[]
}

export interface RecordedRequests {
  add(request: Omit<RecordedRequest, 'remarks'>): RecordedRequest
  list(limit?: number): RecordedRequest[]
  clear(): void
}

/** The last 5000 requests, oldest first, without secrets. */
export function createRecordedRequests(): RecordedRequests {
  const kept: RecordedRequest[] = []
  return {
    add: (request) => {
      const entry = { ...request, remarks: [] }
      kept.push(entry)
      if (kept.length > KEPT) kept.shift()
      return entry
    },
    list: (limit = KEPT) => kept.slice(-limit),
    clear: () => {
      kept.length = 0
    },
  }
}

export function maskedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const masked: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue
    const text = Array.isArray(value) ? value.join(', ') : value
    masked[name] = name === 'authorization' ? `${text.split(' ')[0] ?? ''} ***` : text
  }
  return masked
}
