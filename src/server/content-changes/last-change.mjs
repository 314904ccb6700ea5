// @ts-check

/**
 * What this process knows about changes of public content. `at` is when it heard of the last one (milliseconds since
 * 1970, 0 for never); `count` goes up with each; `content` is the fingerprint of what is there since, once it is known.
 * @typedef {{ at: number, count: number, content?: string | undefined }} LastChange
 */

const KEY = Symbol.for('training-storefront.content-changes')
/** Kept beside the modules, of which Next makes more than one copy. */
const shared = /** @type {{ [KEY]?: LastChange }} */ (globalThis)

/** @returns {Readonly<LastChange>} */
export function lastChange() {
  shared[KEY] ??= { at: 0, count: 0 }
  return shared[KEY]
}

/** From now on whatever was made of the content before is old, in this process. */
export function noteChange() {
  shared[KEY] = { at: Date.now(), count: lastChange().count + 1 }
}

/**
 * What content there is, as it was found while `count` changes were known; forgotten when there are more by now.
 * @param {string} content
 * @param {number} count
 */
export function noteContent(content, count) {
  const known = lastChange()
  if (known.count === count) shared[KEY] = { ...known, content }
}
