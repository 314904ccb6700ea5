import { Agent, request } from 'node:http'
import { cpuOf } from './usage'

type Options = { token?: string | undefined; body?: unknown; headers?: Record<string, string> }

/** A caller that keeps its connections, as browsers do. A refusal is an error: nothing that failed is counted as done. */
export class Caller {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 })
  constructor(readonly origin: string) {}

  /** The body as text. Throws on what is no 2xx. */
  text(method: string, path: string, { token, body, headers }: Options = {}): Promise<string> {
    const sent = body === undefined ? undefined : JSON.stringify(body)
    return new Promise((resolve, reject) => {
      const asking = request(
        `${this.origin}${path}`,
        {
          method,
          agent: this.#agent,
          headers: {
            ...(sent === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString()
            const { statusCode = 0 } = answer
            if (statusCode >= 200 && statusCode < 300) resolve(text)
            else reject(new Error(`${method} ${path} answered ${statusCode}: ${text.slice(0, 500)}`))
          })
        },
      )
      asking.on('error', reject)
      asking.end(sent)
    })
  }

  async json<Body>(method: string, path: string, options?: Options): Promise<Body> {
    return JSON.parse(await this.text(method, path, options)) as Body
  }

  close(): void {
    this.#agent.destroy()
  }
}

export type Work = (worker: number) => Promise<unknown>
/** How many a second, and how many milliseconds of processor each took: of the server, and of PostgreSQL's own. */
export type Round = { perSecond: number; serverMs: number; databaseMs: number }
export type Processes = { server: () => number[]; database: () => Promise<number[]> }

export const CONNECTIONS = 16

/** Does the work over 16 connections for that long, each asking again when it was answered. */
export async function runRound(work: Work, processes: Processes, seconds: number): Promise<Round> {
  const database = await processes.database()
  const usage = () => [cpuOf(processes.server()), cpuOf(database)] as const
  const before = usage()
  const begun = performance.now()
  const until = begun + seconds * 1_000
  let done = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, worker) => {
      while (performance.now() < until) {
        await work(worker)
        done++
      }
    }),
  )
  const took = (performance.now() - begun) / 1_000
  const after = usage()
  return {
    perSecond: done / took,
    serverMs: (after[0] - before[0]) / done,
    databaseMs: (after[1] - before[1]) / done,
  }
}
