import { randomBytes } from 'node:crypto'

const KEY = Symbol.for('training-storefront.noted-headers')
const shared = globalThis as { [KEY]?: string }

/** The request header this process keeps a visitor's network in. */
export function visitorHeader(): string {
  return `x-visitor-${mark()}`
}

/** The request header this process keeps a request's method in: who signs people in is shown headers alone. */
export function methodHeader(): string {
  return `x-method-${mark()}`
}

/**
 * Made up at every start, so that nobody outside can send such a header. Kept beside the modules, of which Next makes
 * more than one copy.
 */
function mark(): string {
  shared[KEY] ??= randomBytes(16).toString('hex')
  return shared[KEY]
}
