import type { DefaultDocumentIDType, Payload } from 'payload'

type Id = DefaultDocumentIDType
type Access = { accessId: string; userId: Id; productId: Id; orderId: string | null }

/** What a hook is told, by its name. */
export type ShopEvents = {
  onOrderPaid: { orderId: string; userId: Id }
  onAccessGranted: Access
  onAccessEnded: Access
  onRefunded: { refundId: string; orderId: string; userId: Id }
}

/** `eventId` is the same each time an event is told. */
export type ShopHook<Event> = (event: Event & { eventId: string }, payload: Payload) => unknown

/**
 * What a site does after the fact: once it is committed, and never able to undo it. A hook that throws, or whose process
 * dies, is called again, so it may hear of the same event twice; not always in the order in which things happened.
 */
export type ShopHooks = { [Name in keyof ShopEvents]?: ShopHook<ShopEvents[Name]> }
