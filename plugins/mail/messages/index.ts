import type { Message } from '../message'
import { migratedPasswordReset } from './migrated-password-reset'
import { orderReceipt } from './order-receipt'
import { passwordChanged } from './password-changed'
import { passwordReset } from './password-reset'

/** Every e-mail the site sends, by key. */
export const MESSAGES: Record<string, Message<unknown>> = Object.fromEntries(
  [orderReceipt, passwordReset, migratedPasswordReset, passwordChanged].map((message) => [
    message.key,
    message as Message<unknown>,
  ]),
)
