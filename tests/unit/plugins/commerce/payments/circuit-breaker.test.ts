import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CircuitBreaker, type Permit } from '@/plugins/commerce/payments/providers/paypal/circuit-breaker'

const SECOND = 1_000

function leave(breaker: CircuitBreaker, now: number): Permit {
  const given = breaker.ask(now)
  if (!given) throw new Error('no call is let through')
  return given
}

function afterFailures(count: number, now = 0): CircuitBreaker {
  const breaker = new CircuitBreaker()
  for (let call = 0; call < count; call++) breaker.silent(leave(breaker, now), now)
  return breaker
}

describe('Calls to somebody who does not answer', () => {
  it('are made as ever after four silences in a row', () => {
    expect(afterFailures(4).ask(1)).not.toBeNull()
  })

  it('are not made for 15 seconds after the fifth', () => {
    const breaker = afterFailures(5)
    expect([breaker.ask(0), breaker.ask(15 * SECOND - 1)]).toEqual([null, null])
    expect(breaker.isResting(15 * SECOND - 1)).toBe(true)
    expect(breaker.isResting(15 * SECOND), 'and it may be tried again').toBe(false)
  })

  it('count anew after any answer', () => {
    const breaker = afterFailures(4)
    breaker.answered(leave(breaker, 0))
    for (let call = 0; call < 4; call++) breaker.silent(leave(breaker, 1), 1)
    expect(breaker.ask(2)).not.toBeNull()
  })

  it('are tried one at a time after the rest, and as ever when one is answered', () => {
    const breaker = afterFailures(5)
    const trial = leave(breaker, 15 * SECOND)
    expect(breaker.ask(15 * SECOND), 'the others do not wait for it').toBeNull()
    breaker.answered(trial)
    expect([breaker.ask(16 * SECOND), breaker.ask(16 * SECOND)]).not.toContain(null)
  })

  it('rest another 15 seconds when the trial is not answered either', () => {
    const breaker = afterFailures(5)
    expect(breaker.silent(leave(breaker, 20 * SECOND), 29 * SECOND)).toBe(true)
    expect(breaker.ask(44 * SECOND - 1)).toBeNull()
    expect(breaker.ask(44 * SECOND)).toMatchObject({ isProbe: true })
  })

  it('begin no rest, and lengthen none, by silences of calls that began long before', () => {
    const breaker = new CircuitBreaker()
    const waiting = Array.from({ length: 40 }, () => leave(breaker, 0))
    for (const [at, each] of waiting.slice(0, 20).entries()) breaker.silent(each, at * SECOND)
    expect(breaker.isResting(19 * SECOND), 'it rests since the fifth').toBe(false)
    breaker.answered(leave(breaker, 20 * SECOND))
    for (const each of waiting.slice(20)) breaker.silent(each, 21 * SECOND)
    expect(breaker.ask(21 * SECOND), 'PayPal has answered since').not.toBeNull()
  })

  it('come back by themselves whatever happened, with never more than one trial at a time', () => {
    const step = fc.record({
      what: fc.constantFrom('ask', 'answer', 'silence'),
      which: fc.nat(20),
      ms: fc.nat(9_000),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const breaker = new CircuitBreaker()
        let now = 0
        let open: Permit[] = []
        for (const { what, which, ms } of steps) {
          now += ms
          const given = what === 'ask' ? breaker.ask(now) : null
          if (given) open.push(given)
          const done = what === 'ask' ? undefined : open[which % Math.max(1, open.length)]
          if (!done) continue
          open = open.filter((each) => each !== done)
          if (what === 'answer') breaker.answered(done)
          else breaker.silent(done, now)
          expect(
            open.filter(({ isProbe, generation }) => isProbe && generation === done.generation).length,
          ).toBeLessThan(2)
        }
        for (const each of open) breaker.silent(each, now)
        const trial = leave(breaker, now + 15 * SECOND)
        breaker.answered(trial)
        expect(breaker.ask(now + 15 * SECOND)).toMatchObject({ isProbe: false })
      }),
    )
  })
})
