import { describe, expect, it } from 'vitest'
import { countTests, failuresOf } from '@/scripts/environment/test-count.mjs'

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

describe('naming what failed', () => {
  it('says file, title and what was said, and is silent about what passed', () => {
    const report = {
      testResults: [
        {
          status: 'failed',
          name: 'tests/a.test.ts',
          assertionResults: [
            { status: 'passed', fullName: 'adds' },
            {
              status: 'failed',
              fullName: 'takes away',
              failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\n  to be 2'],
            },
          ],
        },
      ],
    }
    expect(failuresOf(report)).toEqual(['tests/a.test.ts > takes away\n    expected 1\n      to be 2'])
  })

  it('names a file that did not load, with its reason', () => {
    const report = {
      testResults: [
        { status: 'failed', name: 'tests/b.test.ts', message: 'no such module', assertionResults: [] },
      ],
    }
    expect(failuresOf(report)).toEqual(['tests/b.test.ts\n    no such module'])
  })

  it('has nothing to name without a report', () => expect(failuresOf(undefined)).toEqual([]))
})
