import { isObject } from '../json'
import { ISSUES } from './issues'
import { type PayPalProblem, refusal } from './problem'

/**
 * PayPal's negative testing header: `PayPal-Mock-Response: {"mock_application_codes":"INSTRUMENT_DECLINED"}`.
 * Unknown codes and unreadable values are ignored, as in PayPal's sandbox.
 */
export function mockedRefusal(header: string | undefined): PayPalProblem | undefined {
  if (!header) return undefined
  const code = firstCode(header)
  return code !== undefined && Object.hasOwn(ISSUES, code) ? refusal(code) : undefined
}

function firstCode(header: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(header)
    const codes = isObject(parsed) ? parsed.mock_application_codes : undefined
    const first = Array.isArray(codes) ? codes[0] : codes
    return typeof first === 'string' ? first : undefined
  } catch {
    return undefined
  }
}
