import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Names every test that passed only at its second try, and why the first failed: a browser stumbled, or we have a fault that shows at times. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${module.relativeModuleId} > ${test.fullName}${reasonOf(test)}`),
    )
    if (retried.length > 0)
      process.stdout.write(`\nPassed only at the second try:\n  ${retried.join('\n  ')}\n`)
  }
}

/** What the first try failed of, and where: the message without what a terminal is told about colours. */
function reasonOf(test: TestCase): string {
  const [error] = test.result().errors ?? []
  if (error === undefined) return ''
  const own = error.stacks?.find(({ file }) => file.includes('/tests/'))
  const lines = stripVTControlCharacters(error.message).split('\n')
  const said = lines.filter((line) => line.trim() !== '').slice(0, 8)
  return ['', ...said, ...(own ? [`at ${own.file}:${own.line}`] : [])].join('\n      ')
}
