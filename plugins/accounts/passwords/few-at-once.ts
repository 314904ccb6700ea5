/** Half of Node's thread pool: the other half stays free for files and for new database connections. */
const AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

/**
 * Runs work that derives password hashes, two at a time and in order of arrival. A storm of sign-ins would otherwise
 * fill the thread pool, and opening a database connection, which needs it too, would time out for everybody.
 */
export async function fewAtOnce<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
