import { CHECKOUT_MESSAGES } from '../checkout/checkout-messages'
import { DISCOUNT_ERRORS } from '../discounts/discount-errors'
import { CAPTURE_MESSAGES } from '../payments/capture-outcome'
import { INVALID_TOKEN_MESSAGE } from '../payments/paypal-token'

export interface ErrorText {
  readonly status: number
  /** What the public may read. */
  readonly message: string
}

/**
 * Every refusal the API knows: its HTTP status and its sentence, the specification's where it has one.
 * 403 ends the session in the browser, so it is said only when that is right; what belongs to somebody else
 * is NOT_FOUND. 409 at a capture means "already captured" to the browser, so no other 409 may be said there.
 */
export const ERROR_TABLE = {
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid email or password.' },
  MIGRATED_USER: { status: 401, message: 'Please reset your password to use the new system.' },
  AUTH_REQUIRED: { status: 401, message: 'Please log in to continue.' },
  INVALID_TOKENS: { status: 401, message: 'Invalid tokens' },
  TWO_FACTOR_REQUIRED: { status: 401, message: 'Please enter the code from your authenticator app.' },
  TWO_FACTOR_EXPIRED: {
    status: 401,
    message: 'This sign-in took too long. Please enter your password again.',
  },
  TWO_FACTOR_SETUP_REQUIRED: {
    // 401 and not 403: the session is fine, and is needed to set two-factor authentication up.
    status: 401,
    message: 'Please set up your second sign-in step in your account settings first.',
  },
  TWO_FACTOR_ALREADY_ON: { status: 409, message: 'Your two-factor authentication is on already.' },
  TWO_FACTOR_NOT_ON: { status: 409, message: 'Your two-factor authentication is not on.' },
  TWO_FACTOR_ENFORCED: {
    status: 409,
    message: 'Staff of this site cannot switch two-factor authentication off.',
  },
  WRONG_CODE: { status: 400, message: 'This code is not correct. Please enter the newest one.' },
  FORBIDDEN: { status: 403, message: 'You do not have access to this.' },
  MISSING_RIGHT: {
    status: 403,
    message: 'You do not have the right to do this. A superuser can give it to you.',
  },
  MAY_NOT_VIEW: {
    status: 422,
    message:
      'You can look at the website as active people below your own role, with the rights to people and money.',
  },
  TOO_MANY_FILTERS: {
    status: 409,
    message: 'You keep 30 filters of this list already. Please forget one first.',
  },
  TOO_LATE_TO_UNDO: { status: 409, message: 'This cannot be taken back any more.' },
  // 423 and not 403: whoever looks on goes on looking.
  READ_ONLY_VIEW: { status: 423, message: 'You are looking on: nothing can be changed.' },
  PRIVATE_TO_PERSON: { status: 423, message: 'This is private to this person.' },
  ACCOUNT_DEACTIVATED: { status: 403, message: 'This account has been deactivated.' },
  EMAIL_TAKEN: { status: 409, message: 'An account with this email already exists. Please sign in.' },
  INVITATION_INVALID: { status: 410, message: 'This invitation is no longer valid.' },
  ALREADY_REGISTERED: { status: 409, message: 'This address already has an account.' },
  ABOVE_OWN_ROLE: { status: 422, message: 'You can invite people up to your own role.' },
  INVITATION_NOT_OPEN: { status: 409, message: 'This invitation was used or withdrawn already.' },
  TERMS_NEEDED: {
    status: 422,
    message:
      'Using your account rests on our terms, so they cannot be withdrawn here. To close your account, please contact us.',
  },
  RESET_LINK_EXPIRED: { status: 401, message: 'Password reset expired' },
  EMAIL_LINK_EXPIRED: { status: 410, message: 'This link has expired. Please ask for a new one.' },
  NEWSLETTER_LINK_EXPIRED: { status: 410, message: 'This link has expired. Please sign up again.' },
  // 400 and not 401: the session is fine, the field is not.
  WRONG_PASSWORD: { status: 400, message: 'The current password is not correct.' },

  VALIDATION_ERROR: { status: 400, message: 'Please check the highlighted fields.' },
  UNREADABLE_REQUEST: { status: 400, message: 'This request cannot be read.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This cannot be done here.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  CONFLICT: { status: 409, message: 'This was changed in the meantime. Please reload and try again.' },
  BODY_TOO_LARGE: { status: 413, message: 'This is too large.' },
  RATE_LIMITED: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  IDEMPOTENCY_MISMATCH: { status: 422, message: 'This request key was used for a different request.' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'This is not available right now. Please try again in a moment.',
  },
  UNKNOWN_ERROR: { status: 500, message: 'Something went wrong. Please try again.' },

  MISSING_PAYMENT_INFORMATION: { status: 400, message: CHECKOUT_MESSAGES.missingPaymentInformation },
  EMPTY_CART: { status: 400, message: CHECKOUT_MESSAGES.emptyCart },
  PRICE_CHANGED: { status: 409, message: 'A price has changed. Please check your order before you pay.' },
  ALREADY_OWNED: { status: 409, message: 'You already own a program in this order.' },
  PAYMENT_UNDER_WAY: {
    status: 409,
    message:
      'A payment for a program in this order is still being confirmed. We will email you as soon as it is complete.',
  },
  PRODUCT_UNAVAILABLE: { status: 409, message: 'A product in this order is no longer available.' },
  METHOD_UNAVAILABLE: { status: 409, message: 'This payment method is not available right now.' },
  UNSUPPORTED_PROVIDER: { status: 400, message: 'This payment provider is not supported.' },
  PROVIDER_UNAVAILABLE: {
    status: 503,
    message: 'The payment provider cannot be reached right now. Please try again in a few minutes.',
  },

  INVALID_PAYPAL_TOKEN: { status: 400, message: INVALID_TOKEN_MESSAGE },
  PAYMENT_NOT_FOUND: { status: 404, message: CHECKOUT_MESSAGES.notFound },
  PAYMENT_PENDING: { status: 202, message: CAPTURE_MESSAGES.pending },
  PAYMENT_DECLINED: { status: 402, message: 'Your payment was declined. Please try another payment method.' },
  CAPTURE_FAILED: { status: 422, message: CAPTURE_MESSAGES.failed },

  WEBHOOK_REFUSED: { status: 400, message: 'This message was not sent by the payment provider.' },

  ORDER_NOT_OPEN: { status: 409, message: 'This order can no longer be changed.' },
  INVOICE_OPEN: {
    status: 409,
    message: 'There is an open invoice for a program in this order. Please pay it, or cancel it first.',
  },
  INVOICE_CANCELLED: {
    status: 409,
    message: 'This invoice was cancelled and credited. Please place a new order for it.',
  },
  INVOICE_NOT_OPEN: { status: 409, message: 'There is no open invoice for this order.' },
  REFUND_NOT_POSSIBLE: { status: 409, message: 'This order cannot be refunded.' },
  REFUND_TOO_LARGE: { status: 422, message: 'The refund is more than what is left of the payment.' },

  // 409 and not 404: it is theirs, and says when it opens.
  LESSON_LOCKED: { status: 409, message: 'This lesson is not open yet.' },
  QUIZ_NOT_PASSED: { status: 409, message: 'Please pass the quiz of this lesson first.' },
  NO_TRIES_LEFT: { status: 409, message: 'All tries of this quiz are used.' },

  PERSONAL_DATA_OFF: {
    status: 503,
    message: 'Notes, answers and action plans are switched off on this site.',
  },
  PERSONAL_DATA_LOCKED: {
    status: 503,
    message: 'What you wrote cannot be opened right now. It is kept, and nothing of it is lost.',
  },

  MAIL_STILL_WAITING: {
    status: 409,
    message: 'Only an email that was sent or has failed can be sent again.',
  },
  MAIL_NOT_WAITING: { status: 409, message: 'Only an email that is still waiting can be cancelled.' },
  MAIL_LINK_EXPIRED: {
    status: 410,
    message: 'The link in this email works no more. Please have the person ask for a new one.',
  },

  GROUP_CODE_INVALID: {
    status: 404,
    message: 'This code leads to no group. Please check it, or ask whoever gave it to you.',
  },
  GROUP_FULL: { status: 409, message: 'All places of this group are taken.' },
  GROUP_ENDED: { status: 410, message: 'This group has ended.' },
  GROUP_OTHER_ADDRESS: {
    status: 422,
    message: 'This invitation is for another email address. Please sign in with that one.',
  },
  GROUP_LIMITED: {
    status: 422,
    message:
      'This code is only for certain email addresses, and yours is none of them. Please ask the leader for an invitation.',
  },
  GROUP_CODE_CLOSED: {
    status: 409,
    message: 'The code of this group is switched off. Please ask its leader for an invitation.',
  },
  EMAIL_NOT_PROVEN: {
    status: 422,
    message:
      'Please confirm first that this email address is yours, by the link in our email. Your account settings can send it once more.',
  },
  GIFT_INVALID: {
    status: 404,
    message: 'This link leads to no gift. The newest email about it has the right one.',
  },
  GIFT_CLAIMED: { status: 409, message: 'This gift was accepted already.' },
  GIFT_ENDED: {
    status: 410,
    message: 'This gift can no longer be accepted. Please ask whoever gave it to you.',
  },
  SEAT_STAYS: { status: 409, message: 'This place can no longer be taken back.' },

  INACTIVE_CODE: { status: 409, message: DISCOUNT_ERRORS.INACTIVE_CODE.message },
  EXPIRED_CODE: { status: 409, message: DISCOUNT_ERRORS.EXPIRED_CODE.message },
  BELOW_MINIMUM: { status: 409, message: DISCOUNT_ERRORS.BELOW_MINIMUM.message },
  USAGE_LIMIT: { status: 409, message: DISCOUNT_ERRORS.USAGE_LIMIT.message },
  INVALID_CODE: { status: 409, message: DISCOUNT_ERRORS.INVALID_CODE.message },
  SYSTEM_ERROR: { status: 500, message: DISCOUNT_ERRORS.SYSTEM_ERROR.message },
} as const satisfies Record<string, ErrorText>

/** Stable: clients decide by it. */
export type ErrorCode = keyof typeof ERROR_TABLE

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_TABLE, value)
}
