import type { JsonObject } from '../json'
import { ISSUES, MESSAGES } from './issues'

/** A refusal in PayPal's error shape. */
export class PayPalProblem extends Error {
  constructor(
    readonly status: number,
    readonly problemName: string,
    readonly details: JsonObject[] = [],
    readonly links: JsonObject[] = [],
    /** True when a repeat with the same PayPal-Request-Id must hear the same refusal again. */
    readonly remembered = false,
    message: string = MESSAGES[problemName] ?? 'The request was refused.',
  ) {
    super(message)
  }
}

/** The refusal PayPal gives for this issue, with its status and name (Orders v2 and Payments v2). */
export function refusal(
  issue: string,
  detail: JsonObject = {},
  links: JsonObject[] = [],
  remembered = false,
) {
  const known = ISSUES[issue] ?? { status: 422, name: 'UNPROCESSABLE_ENTITY', description: issue }
  return new PayPalProblem(
    known.status,
    known.name,
    [{ ...detail, issue, description: known.description }],
    links,
    remembered,
  )
}

export function resourceNotFound(): PayPalProblem {
  return refusal('INVALID_RESOURCE_ID')
}

export function problemBody(problem: PayPalProblem, debugId: string): JsonObject {
  return {
    name: problem.problemName,
    message: problem.message,
    debug_id: debugId,
    ...(problem.details.length > 0 ? { details: problem.details } : {}),
    links: [
      {
        href: `https://developer.paypal.com/docs/api/orders/v2/#error-${String(problem.details[0]?.issue ?? problem.problemName)}`,
        rel: 'information_link',
        method: 'GET',
      },
      ...problem.links,
    ],
  }
}
