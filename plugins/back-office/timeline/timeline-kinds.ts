import type { PayloadRequest } from 'payload'
import { TIMELINE_KIND_NAMES, TIMELINE_KINDS, type TimelineKind } from '@/src/domain/people/timeline'
import { hasRight } from '@/src/server/access'

/** The kinds whoever asks has the right to see; one of them where one is asked for. */
export function visibleKinds(req: PayloadRequest, asked?: TimelineKind): TimelineKind[] {
  return TIMELINE_KIND_NAMES.filter((kind) => {
    const { right } = TIMELINE_KINDS[kind]
    return (asked === undefined || kind === asked) && (right === null || hasRight(req, right))
  })
}
