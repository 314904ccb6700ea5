// @ts-check

/**
 * The variables compose.yaml gives the app, in their order.
 * @param {string} text of compose.yaml
 * @returns {Record<string, string>} as written, `${NAME:-default}` and all
 */
export function composeEnvironment(text) {
  const block = /^ {2}app:\n[\s\S]*?^ {4}environment:\n((?: {6}.+\n)+)/m.exec(text)?.[1] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/^ {6}(\w+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
}

/**
 * What becomes of a value when somebody's .env holds these variables.
 * @param {string} value
 * @param {Record<string, string | undefined>} given
 * @throws {Error} with what compose says when a required one is not there
 */
export function interpolate(value, given) {
  return value.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name, kind, text) => {
    const found = given[name]
    if (found) return found
    if (kind === '?') throw new Error(text)
    return text
  })
}
