import { randomBytes } from 'node:crypto'

const KEY = Symbol.for('training-storefront.visitor-header')
const shared = globalThis as { [KEY]?: string }

/**
 * The request header this process keeps a visitor's network in. Its name is made up at every start, so that nobody
 * outside can send it. Kept beside the modules, of which Next makes more than one copy.
 */
export function visitorHeader(): string {
  shared[KEY] ??= `x-visitor-${randomBytes(16).toString('hex')}`
  return shared[KEY]
}
