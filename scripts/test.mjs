import { ensureBrowser } from './environment/browser.mjs'
import { installDependencies } from './environment/dependencies.mjs'
import { imageStage } from './environment/image-stage.mjs'
import { requireNode } from './environment/node-version.mjs'
import { POSTGRES_STAGES } from './environment/postgres-stages.mjs'
import { explain } from './environment/problem.mjs'
import { runStages } from './environment/run-stages.mjs'
import { step } from './environment/steps.mjs'
import { readTestOptions } from './environment/test-options.mjs'
import { requireTestServer } from './environment/test-server.mjs'
import { checkStages, vitestStage } from './environment/test-stages.mjs'

try {
  requireNode()
  const { only, deep, vitestArgs } = readTestOptions(process.argv.slice(2))
  if (deep) process.env.TEST_DEPTH = 'deep'
  await runStages((supervisor) => prepare(supervisor, only), stagesFor({ only, deep, vitestArgs }))
} catch (error) {
  console.error(explain(error))
  console.log('0 passed, 1 failed')
  process.exit(1)
}

async function prepare(supervisor, only) {
  await step('Install packages where they are missing', () => installDependencies(supervisor))
  if (process.env.DATABASE_URL && only !== 'check' && only !== 'unit') {
    await step('Try the database', () => requireTestServer(process.env.DATABASE_URL))
  }
  if (only === undefined || only === 'e2e') {
    const browser = await step('Find a browser', () => ensureBrowser(supervisor))
    process.env.CHROMIUM_PATH = browser
  }
}

function stagesFor({ only, deep, vitestArgs }) {
  if (only === 'check') return checkStages()
  if (only === 'image') return [imageStage]
  if (only === 'postgres') return POSTGRES_STAGES
  if (only !== undefined) return [vitestStage(only, vitestArgs)]
  return [
    ...checkStages(),
    vitestStage('integration'),
    vitestStage('e2e'),
    ...(deep ? [...POSTGRES_STAGES, imageStage] : []),
  ]
}
