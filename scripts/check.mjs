import { installDependencies } from './environment/dependencies.mjs'
import { requireNode } from './environment/node-version.mjs'
import { explain } from './environment/problem.mjs'
import { runStages } from './environment/run-stages.mjs'
import { checkStages } from './environment/test-stages.mjs'

try {
  requireNode()
  await runStages(installDependencies, checkStages())
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
