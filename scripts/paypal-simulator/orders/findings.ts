import { ISSUES } from '../http/issues'
import { PayPalProblem } from '../http/problem'
import type { Json, JsonObject } from '../json'

/** Collects everything wrong with a request, since PayPal lists all of it at once. */
export class Findings {
  private readonly details: JsonObject[] = []

  add(issue: string, field: string, value?: Json): void {
    this.details.push({
      field,
      ...(value === undefined ? {} : { value: typeof value === 'string' ? value : JSON.stringify(value) }),
      location: 'body',
      issue,
      description: ISSUES[issue]?.description ?? issue,
    })
  }

  /** Throws 400 INVALID_REQUEST or 422 UNPROCESSABLE_ENTITY when anything was found. */
  throwIfAny(): void {
    const first = this.details[0]
    if (!first) return
    const known = ISSUES[String(first.issue)]
    throw new PayPalProblem(known?.status ?? 422, known?.name ?? 'UNPROCESSABLE_ENTITY', this.details)
  }
}
