// @ts-check

const HEARTBEAT_MS = 15_000

/**
 * Runs one named step and says how long it took; long ones show that they are alive.
 * @template T
 * @param {string} name what happens, as a verb phrase: "Install packages"
 * @param {() => Promise<T> | T} work
 * @param {(line: string) => void} [print]
 * @returns {Promise<T>}
 */
export async function step(name, work, print = console.log) {
  const start = performance.now()
  print(`▸ ${name} …`)
  const heartbeat = setInterval(() => print(`  … still at it, ${seconds(start)}`), HEARTBEAT_MS)
  try {
    const result = await work()
    print(`  done in ${seconds(start)}`)
    return result
  } catch (error) {
    print(`  failed after ${seconds(start)}`)
    throw error
  } finally {
    clearInterval(heartbeat)
  }
}

/**
 * Time since a moment of `performance.now()`, for people.
 * @param {number} start
 */
export function seconds(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
