import type { Reporter, TestModule } from 'vitest/node'

/** Names every test that passed only at its second try: a browser stumbled, or we have a fault that shows at times. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map(({ fullName }) => `${module.relativeModuleId} > ${fullName}`),
    )
    if (names.length > 0) process.stdout.write(`\nPassed only at the second try:\n  ${names.join('\n  ')}\n`)
  }
}
