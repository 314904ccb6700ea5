import type { AttachmentWish } from '../attachments'

/** A mail as a delivery takes it from the outbox. `tries` is also the lease: who counts another try holds another one. */
export type OutboxRow = {
  id: string
  message: string
  to: string
  variables: unknown
  attachments: AttachmentWish[] | null
  tries: number
}
