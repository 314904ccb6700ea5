import { PayPalProblem } from '../http/problem'

/** 400 with a sentence that says what the control API wanted. */
export function controlRefusal(message: string): PayPalProblem {
  return new PayPalProblem(400, 'INVALID_REQUEST', [], [], false, message)
}
