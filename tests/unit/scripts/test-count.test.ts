import { describe, expect, it } from 'vitest'
import { countTests } from '@/scripts/environment/test-count.mjs'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

describe('counting a run of tests', () => {
  it('adds up the tests of all files', () => {
    const report = { testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')] }
    expect(countTests(report, false)).toEqual({ passed: 3, failed: 1 })
  })

  it('counts a file that did not load as one failure', () => {
    expect(countTests({ testResults: [file('passed', 'passed'), file('failed')] }, false)).toEqual({
      passed: 1,
      failed: 1,
    })
  })

  it('counts a run that ended badly as a failure although every test passed', () => {
    expect(countTests({ testResults: [file('passed', 'passed')] }, false)).toEqual({ passed: 1, failed: 1 })
  })

  it('counts a crash without a report as a failure', () => {
    expect(countTests(undefined, false)).toEqual({ passed: 0, failed: 1 })
  })

  it('counts a project without tests as a failure', () => {
    expect(countTests({ testResults: [] }, true)).toEqual({ passed: 0, failed: 1 })
  })

  it('has no failure to report when all is well', () => {
    expect(countTests({ testResults: [file('passed', 'passed', 'passed')] }, true)).toEqual({
      passed: 2,
      failed: 0,
    })
  })
})
