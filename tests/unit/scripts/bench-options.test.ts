import { describe, expect, it } from 'vitest'
import { benchRun, readBenchOptions } from '@/scripts/environment/bench-options.mjs'

const PLACES = { result: 'a-folder/result.json', profiles: 'a-folder/profiles' }

describe('npm run bench', () => {
  it('measures our own calls when nobody is named', () => {
    expect(benchRun(readBenchOptions([]), PLACES)).toEqual({ args: ['run', '--project', 'bench'], env: {} })
  })

  it('measures against the shop that is named, as long as it is told', () => {
    const asked = ['--against', 'plugin-ecommerce', '--rounds', '1', '--seconds', '0.5', '--profile']
    expect(benchRun(readBenchOptions(asked), PLACES)).toEqual({
      args: ['run', '--project', 'against'],
      env: {
        BENCH_ROUNDS: '1',
        BENCH_SECONDS: '0.5',
        BENCH_PRODUCTS: '1000',
        BENCH_RESULT: 'a-folder/result.json',
        BENCH_PROFILES: 'a-folder/profiles',
      },
    })
  })

  it.each([
    ['--against', 'another-shop'],
    ['--rounds', 'many'],
    ['--seconds', '0'],
  ])('refuses %s %s', (name, value) => {
    expect(() => readBenchOptions([name, value])).toThrow(name)
  })
})
