// @ts-check

const PARENT_CHECK_MS = 500

/**
 * Resolves with the reason when this process is asked to end: Ctrl-C, SIGTERM, a closed terminal, or the npm that
 * started it having died. From then on further requests are ignored, since stopping is under way.
 * @returns {Promise<string>}
 */
export function untilInterrupted() {
  return new Promise((resolve) => {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => resolve(signal))
    }
    for (const stream of [process.stdout, process.stderr])
      stream.on('error', () => resolve('terminal closed'))
    if (process.env.npm_lifecycle_event === undefined) return
    const parent = process.ppid
    const check = setInterval(() => {
      if (process.ppid !== parent) resolve('npm ended')
    }, PARENT_CHECK_MS)
    check.unref()
  })
}
