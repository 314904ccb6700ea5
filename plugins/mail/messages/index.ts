import type { Message } from '../message'
import { migratedPasswordReset } from './migrated-password-reset'
import { orderReceipt } from './order-receipt'
import { passwordChanged } from './password-changed'
import { passwordReset } from './password-reset'
import { refundNotice } from './refund-notice'

/** Every e-mail the site sends, by key. */
export const MESSAGES: Record<string, Message<unknown>> = Object.fromEntries(
  [orderReceipt, passwordReset, migratedPasswordReset, passwordChanged, refundNotice].map((message) => [
    message.key,
    message as Message<unknown>,
  ]),
)
