import { median } from '../../support/median'
import type { Round } from './load'

/** What is asked of us, and how often of us for once of the other; `theirs` when they have no way of their own for it. */
export const GOALS = {
  listKept: { what: 'list of 24 products, JSON', goal: 5, theirs: 'list' },
  list: { what: 'the same, read from the database', goal: null, theirs: 'list' },
  productKept: { what: 'product by slug', goal: 4, theirs: 'product' },
  product: { what: 'the same, read from the database', goal: null, theirs: 'product' },
  myOrders: { what: 'my 20 orders', goal: 8, theirs: 'myOrders' },
  checkout: { what: 'checkout to paid, with a code', goal: 5, theirs: 'checkout' },
  freeCheckout: { what: 'checkout, total 0', goal: 8, theirs: 'freeCheckout' },
} as const

export type Measured = keyof typeof GOALS
export type Rounds = { [name in Measured]: { ours: Round[]; theirs: Round[] } }
type Spread = { median: number; low: number; high: number }

/** What one shop is measured in once. */
export type Figures = {
  statementsPerCheckout: number
  statementsPerFreeCheckout: number
  startSeconds: number
  memoryIdleMb: number
  memoryAfterReadsMb: number
  memoryAfterCheckoutsMb: number
}

export type Result = {
  against: string
  /** Ours a second for one of theirs, by the rounds: median, and lowest and highest round. */
  ratios: Record<string, Spread>
  /** Their processor time for one of ours, server and PostgreSQL together: steadier on a machine that has other work. */
  processorRatios: Record<string, Spread>
  homeOfSmallestPage: Spread
  ours: Figures
  theirs: Figures
}

export function evaluate(rounds: Rounds): Pick<Result, 'ratios' | 'processorRatios'> {
  const each = (compare: (ours: Round, theirs: Round) => number) =>
    Object.fromEntries(
      Object.entries(rounds).map(([name, { ours, theirs }]) => [
        name,
        spreadOf(ours.flatMap((round, index) => (theirs[index] ? compare(round, theirs[index]) : []))),
      ]),
    )
  const processor = ({ serverMs, databaseMs }: Round) => serverMs + databaseMs
  return {
    ratios: each((ours, theirs) => ours.perSecond / theirs.perSecond),
    processorRatios: each((ours, theirs) => processor(theirs) / processor(ours)),
  }
}

export function spreadOf(values: number[]): Spread {
  const rounded = values.map((value) => Math.round(value * 100) / 100)
  return { median: median(rounded), low: Math.min(...rounded), high: Math.max(...rounded) }
}

/** As people read it. */
export function printed(rounds: Rounds, result: Result): string {
  const rows = Object.entries(GOALS).map(([name, { what, goal }]) => {
    const { ours, theirs } = rounds[name as Measured]
    const ratio = result.ratios[name]
    const processor = result.processorRatios[name]
    return [
      what,
      perSecond(ours),
      perSecond(theirs),
      `${ratio?.median} (${ratio?.low}..${ratio?.high})`,
      `${processor?.median}`,
      goal === null ? '' : `>= ${goal}`,
    ]
  })
  const head = ['work', 'ours: /s (server + PostgreSQL ms)', 'theirs', 'ratio', 'of processor time', 'goal']
  const { ours, theirs, homeOfSmallestPage: home } = result
  const figures = Object.entries(ours).map(([name, value]) => {
    const their = theirs[name as keyof Figures]
    return `${name}: ours ${round(value)}, theirs ${round(their)}`
  })
  return [
    ...[head, ...rows].map((row) => `| ${row.join(' | ')} |`),
    `home page, of the smallest static page: ${home.median} (${home.low}..${home.high}), goal >= 0.9`,
    ...figures,
    '',
  ].join('\n')
}

function perSecond(rounds: Round[]): string {
  const of = (read: (round: Round) => number) => round(median(rounds.map(read)))
  return `${of((each) => each.perSecond)} (${of((each) => each.serverMs)} + ${of((each) => each.databaseMs)})`
}

const round = (value: number) => (value < 100 ? Math.round(value * 10) / 10 : Math.round(value))
