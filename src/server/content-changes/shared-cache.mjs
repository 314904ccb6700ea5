// @ts-check
import { deserialize, serialize } from 'node:v8'

/** Longer than a page takes to render nobody waits for it. */
const PATIENCE_MS = 200
/** How long nobody asks after it did not answer. */
const REST_MS = 2_000
const KEEP_SECONDS = 24 * 60 * 60
const LARGEST = 4_000_000

/** @typedef {{ ready: Promise<unknown>, get: (key: string) => Promise<Buffer | null>, set: (key: string, value: Buffer) => Promise<unknown>, close: () => void }} Engine */

/**
 * What is the same for everybody, shared between the processes of one build through Redis or Valkey. A key carries the
 * build and the fingerprint of the content, so nothing is ever too old, and nothing needs to be removed. An engine that
 * is away, slow or holds nonsense has nothing: no page waits for it longer than a fifth of a second, or breaks.
 */
export class SharedCache {
  /** @type {Promise<Engine> | undefined} */
  #engine
  #restsUntil = 0
  #url
  #build

  /** @param {{ url: string, build: string }} place */
  constructor({ url, build }) {
    this.#url = url
    this.#build = build
  }

  /**
   * @param {string} key
   * @param {string | undefined} content what there is, where it is known
   * @returns {Promise<unknown>} null when it has nothing
   */
  async get(key, content) {
    const found = await this.#ask(content, (engine, prefix) => engine.get(`${prefix}${key}`))
    try {
      return found ? deserialize(found) : null
    } catch {
      return null
    }
  }

  /**
   * @param {string} key
   * @param {string | undefined} content
   * @param {unknown} value
   */
  async set(key, content, value) {
    const written = serialize(value)
    if (written.length > LARGEST) return
    await this.#ask(content, (engine, prefix) => engine.set(`${prefix}${key}`, written))
  }

  /** Whether it answers right now, also when it was left alone for a moment. */
  async answers() {
    this.#restsUntil = 0
    return (await this.#ask('', (engine, prefix) => engine.get(prefix).then(() => true))) === true
  }

  async close() {
    const engine = await this.#engine
    engine?.close()
  }

  /**
   * @template T
   * @param {string | undefined} content
   * @param {(engine: Engine, prefix: string) => Promise<T>} question
   * @returns {Promise<T | null>}
   */
  async #ask(content, question) {
    if (content === undefined || Date.now() < this.#restsUntil) return null
    this.#engine ??= connect(this.#url)
    /** @type {NodeJS.Timeout | undefined} */
    let timer
    try {
      const late = new Promise((_, reject) => {
        timer = setTimeout(reject, PATIENCE_MS, new Error('no answer'))
      })
      const answer = this.#engine.then(async (engine) => {
        await engine.ready
        return question(engine, `${this.#build}:${content}:`)
      })
      return /** @type {T} */ (await Promise.race([answer, late]))
    } catch {
      this.#restsUntil = Date.now() + REST_MS
      return null
    } finally {
      clearTimeout(timer)
    }
  }
}

/**
 * @param {string} url
 * @returns {Promise<Engine>}
 */
async function connect(url) {
  const { createClient, RESP_TYPES } = await import('@redis/client')
  const client = createClient({
    url: url.replace(/^valkey/, 'redis'),
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 5_000) },
  })
  let isTold = false
  client.on('ready', () => {
    isTold = false
  })
  client.on('error', (/** @type {Error} */ error) => {
    if (!isTold) console.warn(`CACHE_URL: pages are not shared for now: ${error.message}`)
    isTold = true
  })
  const ready = client.connect()
  ready.catch(() => undefined)
  const asBytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  return {
    ready,
    get: (key) => asBytes.get(key),
    set: (key, value) => client.set(key, value, { expiration: { type: 'EX', value: KEEP_SECONDS } }),
    close: () => client.destroy(),
  }
}
