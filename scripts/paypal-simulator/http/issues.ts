interface Issue {
  status: number
  name: string
  description: string
}

export const MESSAGES: Record<string, string> = {
  INVALID_REQUEST: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  UNPROCESSABLE_ENTITY:
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  RESOURCE_NOT_FOUND: 'The specified resource does not exist.',
  RESOURCE_CONFLICT: 'The server has detected a conflict while processing this request.',
  AUTHENTICATION_FAILURE:
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  NOT_AUTHORIZED: 'Authorization failed due to insufficient permissions.',
  UNSUPPORTED_MEDIA_TYPE: 'The server does not support the request payload media type.',
  RATE_LIMIT_REACHED: 'Too many requests. Blocked due to rate limiting.',
  INTERNAL_SERVER_ERROR: 'An internal server error has occurred.',
  SERVICE_UNAVAILABLE: 'Service Unavailable.',
  VALIDATION_ERROR: 'Invalid request - see details.',
}

const invalid = (description: string): Issue => ({ status: 400, name: 'INVALID_REQUEST', description })
const unprocessable = (description: string): Issue => ({
  status: 422,
  name: 'UNPROCESSABLE_ENTITY',
  description,
})

/** Issue codes of Orders v2 and Payments v2 with their HTTP status and name. Clients read the issue only. */
export const ISSUES: Record<string, Issue> = {
  INVALID_PARAMETER_SYNTAX: invalid('The value of a field does not conform to the expected format.'),
  INVALID_PARAMETER_VALUE: invalid('The value of a field is invalid.'),
  MISSING_REQUIRED_PARAMETER: invalid('A required field / parameter is missing.'),
  INVALID_STRING_LENGTH: invalid('The value of a field is either too short or too long.'),
  INVALID_ARRAY_MIN_ITEMS: invalid('The number of items in an array parameter is too small.'),
  INVALID_ARRAY_MAX_ITEMS: invalid('The number of items in an array parameter is too large.'),
  MALFORMED_REQUEST_JSON: invalid('The request JSON is not well formed.'),
  PAYPAL_REQUEST_ID_REQUIRED: invalid(
    'A PayPal-Request-Id is required if you are trying to process payment for an Order.',
  ),
  NOT_SUPPORTED: invalid('A parameter is used that is not supported.'),
  INVALID_ACCOUNT_STATUS: {
    status: 401,
    name: 'AUTHENTICATION_FAILURE',
    description: 'Account validations failed.',
  },
  PERMISSION_DENIED: { status: 403, name: 'NOT_AUTHORIZED', description: 'You do not have permission.' },
  CONSENT_NEEDED: {
    status: 403,
    name: 'NOT_AUTHORIZED',
    description: 'Authorization failed: consent needed.',
  },
  INVALID_RESOURCE_ID: {
    status: 404,
    name: 'RESOURCE_NOT_FOUND',
    description: 'Specified resource ID does not exist. Please check the resource ID and try again.',
  },
  PREVIOUS_REQUEST_IN_PROGRESS: {
    status: 409,
    name: 'RESOURCE_CONFLICT',
    description: 'A previous request on this resource is currently in progress.',
  },
  DUPLICATE_REQUEST_ID: unprocessable('The PayPal-Request-Id has already been used for a different request.'),

  CANNOT_BE_ZERO_OR_NEGATIVE: unprocessable('Must be greater than zero.'),
  CANNOT_BE_NEGATIVE: unprocessable('Must be greater than or equal to zero.'),
  DECIMAL_PRECISION: unprocessable(
    'If the currency supports decimals, only two decimal place precision is supported.',
  ),
  MAX_VALUE_EXCEEDED: unprocessable('Should be less than or equal to 999999999999999.99.'),
  AMOUNT_MISMATCH: unprocessable(
    'Should equal item_total + tax_total + shipping + handling + insurance - shipping_discount - discount.',
  ),
  ITEM_TOTAL_REQUIRED: unprocessable(
    'If item details are specified, amount.breakdown.item_total is required.',
  ),
  ITEM_TOTAL_MISMATCH: unprocessable('Should equal sum of (unit_amount * quantity) across all items.'),
  TAX_TOTAL_REQUIRED: unprocessable('If items[].tax is specified, amount.breakdown.tax_total is required.'),
  TAX_TOTAL_MISMATCH: unprocessable('Should equal sum of (tax * quantity) across all items.'),
  MULTI_CURRENCY_ORDER: unprocessable('Multiple differing values of currency_code are not supported.'),
  INVALID_CURRENCY_CODE: unprocessable('Currency code is invalid or is not currently supported.'),
  DUPLICATE_REFERENCE_ID: unprocessable(
    'reference_id must be unique if multiple purchase_unit are provided.',
  ),
  REFERENCE_ID_REQUIRED: unprocessable(
    'reference_id is required for each purchase_unit if there are several.',
  ),
  NO_PAYMENT_SOURCE_PROVIDED: unprocessable('Please provide a payment_source.'),
  NOT_ENABLED_FOR_CARD_PROCESSING: unprocessable(
    'The API caller account is not setup to be able to process card payments.',
  ),
  ACTION_DOES_NOT_MATCH_INTENT: unprocessable(
    'The intent of this order does not allow the requested action.',
  ),
  NOT_PATCHABLE: unprocessable('The field or order cannot be patched.'),
  ORDER_ALREADY_COMPLETED: unprocessable('The order cannot be patched after it is completed.'),
  PATCH_PATH_REQUIRED: unprocessable(
    'Specify a path for the field for which the operation needs to be performed.',
  ),
  PATCH_VALUE_REQUIRED: unprocessable('Specify a value for the field being patched.'),

  ORDER_ALREADY_CAPTURED: unprocessable(
    "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed.",
  ),
  ORDER_NOT_APPROVED: unprocessable('Payer has not yet approved the Order for payment.'),
  ORDER_COMPLETION_IN_PROGRESS: unprocessable('Order is being completed by PayPal.'),
  INSTRUMENT_DECLINED: unprocessable(
    'The instrument presented was either declined by the processor or bank, or it cannot be used for this payment.',
  ),
  PAYER_ACTION_REQUIRED: unprocessable(
    'Transaction cannot complete successfully, instruct the buyer to return to PayPal.',
  ),
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: unprocessable('Redirect the payer to select another funding source.'),
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: unprocessable(
    'You have exceeded the maximum number of payment attempts.',
  ),
  DUPLICATE_INVOICE_ID: unprocessable('Duplicate Invoice ID detected.'),
  TRANSACTION_REFUSED: unprocessable('The request was refused.'),
  COMPLIANCE_VIOLATION: unprocessable(
    'Transaction cannot be processed due to a possible compliance violation.',
  ),
  PAYEE_BLOCKED_TRANSACTION: unprocessable(
    'The fraud settings for this seller are such that this payment cannot be executed.',
  ),
  TRANSACTION_BLOCKED_BY_PAYEE: unprocessable('Transaction blocked by Payee’s Fraud Protection settings.'),
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: unprocessable('The payer account cannot be used for this transaction.'),
  PAYER_ACCOUNT_RESTRICTED: unprocessable('PAYER_ACCOUNT_RESTRICTED'),
  PAYER_CANNOT_PAY: unprocessable('Payer cannot pay for this transaction.'),
  CARD_BRAND_NOT_SUPPORTED: unprocessable('Processing of this card brand is not supported.'),
  TRANSACTION_LIMIT_EXCEEDED: unprocessable('Total payment amount exceeded transaction limit.'),
  PAYEE_ACCOUNT_RESTRICTED: unprocessable('The merchant account is restricted.'),
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: unprocessable('The merchant account is locked or closed.'),

  CAPTURE_FULLY_REFUNDED: unprocessable('The capture has already been fully refunded.'),
  REFUND_AMOUNT_EXCEEDED: unprocessable(
    'The refund amount must be less than or equal to the capture amount not yet refunded.',
  ),
  REFUND_NOT_ALLOWED: unprocessable(
    'Full refund is refused - partial refund has already been done on this payment.',
  ),
  REFUND_TIME_LIMIT_EXCEEDED: unprocessable(
    'You are over the time limit to perform a refund on this capture.',
  ),
  PENDING_CAPTURE: unprocessable('Cannot initiate a refund as the capture is pending.'),
  PARTIAL_REFUND_NOT_ALLOWED: unprocessable(
    'You cannot do a refund for an amount less than the original capture amount.',
  ),
  REFUND_CAPTURE_CURRENCY_MISMATCH: unprocessable('Refund must be in the same currency as the capture.'),
  REFUND_FAILED_INSUFFICIENT_FUNDS: unprocessable('Capture could not be refunded due to insufficient funds.'),
  MAX_NUMBER_OF_REFUNDS_EXCEEDED: unprocessable(
    'You have exceeded the number of refunds that can be processed per capture.',
  ),
  TRANSACTION_DISPUTED: unprocessable(
    'Partial refunds cannot be offered while there is an open case on this transaction.',
  ),
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: unprocessable(
    'Refunds not allowed on this capture due to a chargeback.',
  ),

  RATE_LIMIT_REACHED: { status: 429, name: 'RATE_LIMIT_REACHED', description: 'Too many requests.' },
  INTERNAL_SERVER_ERROR: {
    status: 500,
    name: 'INTERNAL_SERVER_ERROR',
    description: 'An internal error occurred.',
  },
  SERVICE_UNAVAILABLE: { status: 503, name: 'SERVICE_UNAVAILABLE', description: 'Service is unavailable.' },
}
