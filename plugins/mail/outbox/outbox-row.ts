import type { AttachmentRequest } from '../attachments'

/** A mail as a delivery takes it from the outbox. `tries` is also the lease: who counts another try holds another one. */
export type OutboxRow = {
  id: string
  message: string
  to: string
  variables: unknown
  attachments: AttachmentRequest[] | null
  tries: number
}
