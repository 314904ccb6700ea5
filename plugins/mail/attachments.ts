import type { Payload } from 'payload'

/** A document as it leaves with a mail. */
export type AttachedDocument = { filename: string; contentType: string; content: Buffer }

/** What the outbox keeps of a document: which kind of drawing, and of what (an id, a number). */
export type AttachmentRequest = { kind: string; reference: string }

type Draw = (payload: Payload, reference: string) => Promise<AttachedDocument>

const drawings = new Map<string, Draw>()

/**
 * Says how documents of a kind are drawn. Call it once per process, where the plugin is put together. Documents are
 * drawn when their mail is sent, not when it is queued: `draw` must give the same document however often it is asked.
 * Registering a kind again replaces its drawing.
 */
export function registerAttachment(kind: string, draw: Draw): void {
  drawings.set(kind, draw)
}

/**
 * The documents of one mail, in the order they were asked for. Throws when one cannot be drawn: no mail leaves
 * without its documents.
 */
export async function renderAttachments(
  payload: Payload,
  requests: AttachmentRequest[],
): Promise<AttachedDocument[]> {
  const documents: AttachedDocument[] = []
  for (const { kind, reference } of requests) {
    const draw = drawings.get(kind)
    if (!draw) throw new Error(`no document is called ${kind}`)
    documents.push(await draw(payload, reference))
  }
  return documents
}
