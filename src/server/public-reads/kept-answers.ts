import type { OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { lastChange } from '../content-changes/last-change.mjs'

export type KeptAnswer = {
  text: string
  etag: string
  headers: Record<string, string>
  /** Every header it left with, and its bytes, plain and packed, once they were needed: see `answerKept`. */
  sent?: OutgoingHttpHeaders
  bytes?: Buffer
  packed?: Buffer
}

// As text, as bytes and packed; JSON packs to less than a quarter.
const sizeCalculation = ({ text }: KeptAnswer, key: string) =>
  Math.ceil(text.length * 2.25) + key.length + 1_000

/**
 * Answers that hold until public content changes: at most 500, of 20 MB together. Those asked for again live apart from
 * those asked for once, so that a flood of different questions displaces neither page one nor the memory of the process.
 */
export class KeptAnswers {
  readonly #once = new LRUCache<string, KeptAnswer>({ max: 100, maxSize: 4_000_000, sizeCalculation })
  readonly #again = new LRUCache<string, KeptAnswer>({ max: 400, maxSize: 16_000_000, sizeCalculation })
  #madeAt = lastChange().count

  get(key: string): KeptAnswer | undefined {
    this.#forgetOld()
    const proven = this.#again.get(key)
    if (proven) return proven
    const answer = this.#once.get(key)
    if (!answer) return undefined
    this.#once.delete(key)
    this.#again.set(key, answer)
    return answer
  }

  /** `since`: how many changes were known when the answer was asked for; one that is older than a change is not kept. */
  keep(key: string, answer: KeptAnswer, since: number): void {
    this.#forgetOld()
    if (since === this.#madeAt) this.#once.set(key, answer)
  }

  get size(): number {
    return this.#once.size + this.#again.size
  }

  #forgetOld(): void {
    const { count } = lastChange()
    if (count === this.#madeAt) return
    this.#once.clear()
    this.#again.clear()
    this.#madeAt = count
  }
}

const KEY = Symbol.for('training-storefront.kept-answers')
const shared = globalThis as { [KEY]?: KeptAnswers }

/** Those of this process. Kept beside the modules, of which Next makes more than one copy. */
export function keptAnswers(): KeptAnswers {
  shared[KEY] ??= new KeptAnswers()
  return shared[KEY]
}
