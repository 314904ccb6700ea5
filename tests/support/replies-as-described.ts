import { expect } from 'vitest'
import { brokenReplies } from '@/src/server/openapi/check-reply'

/** Every reply of ours since the last look was what the API's description says of it; called when a file is done. */
export function expectRepliesAsDescribed(): void {
  expect([...new Set(brokenReplies.splice(0))]).toEqual([])
}
