// @ts-check
import { parseArgs } from 'node:util'
import { Problem } from './problem.mjs'

const PEERS = ['plugin-ecommerce']

/** @typedef {{ against: string | undefined, profile: boolean, rounds: number, seconds: number, products: number }} BenchOptions */

/**
 * What `npm run bench` was asked for: nothing, our calls with a thousand and a million orders; `--against plugin-ecommerce`, the same
 * works there and here: in so many `--rounds` (3) of so many `--seconds` (5) with so many `--products` (1000); `--profile` writes
 * processor profiles of both servers.
 * @param {string[]} args
 * @returns {BenchOptions}
 * @throws {Problem} for another peer, or what is no number
 */
export function readBenchOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      against: { type: 'string' },
      profile: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '5' },
      products: { type: 'string', default: '1000' },
    },
  })
  if (values.against !== undefined && !PEERS.includes(values.against))
    throw new Problem(`--against takes one of: ${PEERS.join(', ')}`)
  return {
    against: values.against,
    profile: values.profile,
    rounds: positive('rounds', values.rounds),
    seconds: positive('seconds', values.seconds),
    products: positive('products', values.products),
  }
}

/**
 * @param {string} name
 * @param {string} text
 */
function positive(name, text) {
  const number = Number(text)
  if (!(number > 0)) throw new Problem(`--${name} takes a number above 0`)
  return number
}

/**
 * How vitest is called for it. `result` is the file the ratios are left in, `profiles` the folder of profiles.
 * @param {BenchOptions} options
 * @param {{ result: string, profiles: string }} places
 * @returns {{ args: string[], env: Record<string, string> }}
 */
export function benchRun({ against, profile, rounds, seconds, products }, { result, profiles }) {
  if (against === undefined) return { args: ['run', '--project', 'bench'], env: {} }
  return {
    args: ['run', '--project', 'against'],
    env: {
      BENCH_ROUNDS: String(rounds),
      BENCH_SECONDS: String(seconds),
      BENCH_PRODUCTS: String(products),
      BENCH_RESULT: result,
      ...(profile ? { BENCH_PROFILES: profiles } : {}),
    },
  }
}
