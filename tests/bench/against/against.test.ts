import { readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { inProject } from '@/scripts/environment/project.mjs'
import { startRun } from '../../support/environment/run'
import { startCountingProxy } from './counting-proxy'
import { type Caller, CONNECTIONS, type Round, runRound } from './load'
import { makeOurSide } from './our-side'
import { makePeerSide } from './peer-side'
import { evaluate, type Figures, GOALS, type Measured, printed, type Rounds, spreadOf } from './report'
import { type RunningSide, type Side, startSide, type Works } from './side'
import { memoryOf } from './usage'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 1)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 0.3)
const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 100)
const REST_MS = Math.min(10_000, SECONDS * 3_000)
const { BENCH_PROFILES: profiles, BENCH_RESULT: resultFile } = process.env

const run = startRun()
let sides: { ours: Side; theirs: Side }
beforeAll(async () => {
  const ours = await makeOurSide(run, PRODUCTS)
  sides = { ours, theirs: await makePeerSide(run, PRODUCTS) }
}, 900_000)
afterAll(async () => {
  await run.stopAll()
  await sides.ours.database.stop()
  await sides.theirs.database.stop()
}, 60_000)

describe('Specification 7: the same works beside Payload with its own ecommerce plugin', () => {
  it('are done by both, round by round, and told as ratios', { timeout: 3_600_000 }, async () => {
    const counted = { ours: await countStatements(sides.ours), theirs: await countStatements(sides.theirs) }
    const begun = { ours: await begin(sides.ours), theirs: await begin(sides.theirs) }
    const rounds = emptyRounds()
    const reads = (Object.keys(GOALS) as Measured[]).filter((name) => !/checkout/i.test(name))
    const checkouts = (Object.keys(GOALS) as Measured[]).filter((name) => /checkout/i.test(name))
    const memory = { idle: memoryNow(begun), reads: memoryNow(begun), checkouts: memoryNow(begun) }
    await runRounds(begun, reads, rounds)
    const home = await compareHome(begun.ours.running)
    await wait(REST_MS)
    memory.reads = memoryNow(begun)
    await runRounds(begun, checkouts, rounds)
    await wait(REST_MS)
    memory.checkouts = memoryNow(begun)
    const figures = (side: 'ours' | 'theirs'): Figures => ({
      ...counted[side],
      startSeconds: begun[side].running.startedInMs / 1_000,
      memoryIdleMb: begun[side].idleMb,
      memoryAfterReadsMb: memory.reads[side],
      memoryAfterCheckoutsMb: memory.checkouts[side],
    })
    const result = {
      against: 'plugin-ecommerce',
      rounds: ROUNDS,
      seconds: SECONDS,
      products: PRODUCTS,
      ...evaluate(rounds),
      homeOfSmallestPage: home,
      ours: figures('ours'),
      theirs: figures('theirs'),
    }
    await begun.ours.running.stop()
    await begun.theirs.running.stop()
    process.stdout.write(printed(rounds, result))
    if (resultFile) writeFileSync(resultFile, JSON.stringify(result))
    for (const [name, { median }] of Object.entries(result.ratios)) expect(median, name).toBeGreaterThan(0)
    expect(result.ours.statementsPerCheckout).toBeLessThan(result.theirs.statementsPerCheckout)
  })
})

type Begun = { running: RunningSide; works: Works; idleMb: number }

async function begin(side: Side): Promise<Begun> {
  const running = await startSide(run, side, { profiles })
  await wait(REST_MS)
  const idleMb = memoryOf(running.processes.server())
  return { running, works: await side.works(running.caller), idleMb }
}

const memoryNow = (begun: { ours: Begun; theirs: Begun }) => ({
  ours: memoryOf(begun.ours.running.processes.server()),
  theirs: memoryOf(begun.theirs.running.processes.server()),
})

/** Ours and theirs in turn, each first every other time, after a moment in which both get warm. */
async function runRounds(
  begun: { ours: Begun; theirs: Begun },
  names: Measured[],
  rounds: Rounds,
): Promise<void> {
  for (let number = -1; number < ROUNDS; number++) {
    for (const name of names) {
      const order = number % 2 === 0 ? (['ours', 'theirs'] as const) : (['theirs', 'ours'] as const)
      for (const side of order) {
        const { works, running } = begun[side]
        const work = works[side === 'ours' ? name : GOALS[name].theirs]
        if (!work) throw new Error(`${side} cannot do ${name}`)
        const round = await runRound(work, running.processes, number < 0 ? SECONDS / 2 : SECONDS)
        if (number >= 0) rounds[name][side].push(round)
      }
    }
  }
}

function emptyRounds(): Rounds {
  const each = Object.keys(GOALS).map((name) => [name, { ours: [], theirs: [] }])
  return Object.fromEntries(each) as Rounds
}

const TIMES = 10

async function countStatements(
  side: Side,
): Promise<Pick<Figures, 'statementsPerCheckout' | 'statementsPerFreeCheckout'>> {
  const proxy = await startCountingProxy(side.database.url)
  const running = await startSide(run, side, { databaseUrl: proxy.url })
  try {
    const works = await side.works(running.caller)
    const perTurn = async (work: Works['checkout']) => {
      await work?.(0)
      const before = proxy.statements()
      for (let turn = 0; turn < TIMES; turn++) await work?.(turn % CONNECTIONS)
      return (proxy.statements() - before) / TIMES
    }
    return {
      statementsPerCheckout: await perTurn(works.checkout),
      statementsPerFreeCheckout: await perTurn(works.freeCheckout),
    }
  } finally {
    await running.stop()
    await proxy.stop()
  }
}

/** The home page against the smallest page that is the same for everybody, of the same server. */
async function compareHome({ caller, processes }: RunningSide) {
  const smallest = await smallestPage(caller)
  const ratios: number[] = []
  const measure = (page: string): Promise<Round> =>
    runRound(() => caller.text('GET', page), processes, SECONDS)
  await measure('/')
  for (let number = 0; number < ROUNDS; number++) {
    const [home, small] = [await measure('/'), await measure(smallest)]
    ratios.push(home.perSecond / small.perSecond)
  }
  return spreadOf(ratios)
}

async function smallestPage(caller: Caller): Promise<string> {
  const folder = path.join(inProject(inject('build')), 'server/app')
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/(^|\/)(_|index)/.test(file))
    .map((file) => ({ file, size: statSync(path.join(folder, file)).size }))
    .sort((a, b) => a.size - b.size)
  for (const { file } of pages) {
    const page = `/${file.replace(/\.html$/, '')}`
    const isServed = await caller.text('GET', page).then(
      () => true,
      () => false,
    )
    if (isServed) return page
  }
  throw new Error('no page of the build is served')
}
