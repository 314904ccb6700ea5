import type { Message } from '../message'
import { orderReceipt } from './order-receipt'

/** Every e-mail the site sends, by key. */
export const MESSAGES: Record<string, Message<unknown>> = Object.fromEntries(
  [orderReceipt].map((message) => [message.key, message as Message<unknown>]),
)
