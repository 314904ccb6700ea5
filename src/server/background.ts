import type { Payload } from 'payload'

type Job = { name: string; everyMs: number; run: (payload: Payload) => Promise<unknown> }

export type RunningJob = { wake: () => void; stop: () => Promise<void> }

/**
 * Runs a job again and again in this process: every so often, and at once when woken. Rounds never overlap; a round
 * that fails is logged and the next one comes. The jobs themselves are safe in any number of processes. A process that has
 * nothing else to do (a script) does not stay for it.
 */
export function runInBackground(payload: Payload, { name, everyMs, run }: Job): RunningJob {
  let isStopped = false
  let isWanted = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined

  const start = () => {
    clearTimeout(timer)
    if (isStopped) return
    if (round) {
      isWanted = true
      return
    }
    round = run(payload)
      .then(
        () => undefined,
        (err: unknown) => payload.logger.error({ err, msg: 'background job failed', job: name }),
      )
      .finally(() => {
        round = undefined
        if (isWanted) {
          isWanted = false
          start()
        } else if (!isStopped) timer = setTimeout(start, everyMs).unref()
      })
  }

  timer = setTimeout(start, Math.min(everyMs, 500)).unref()
  return {
    wake: start,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await round
    },
  }
}
