import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { appEnvironment } from './environment/app-environment.mjs'
import { inProject } from './environment/project.mjs'

/**
 * `src/generated/api-types.ts` from the description of the API, as `/api/openapi.json` gives it. With `--check` it is
 * only told whether the file there was made from the present description: its first line holds what it was made from.
 * The generator lives in a folder of its own and is installed when it is first needed; the check does without it.
 */
const FILE = inProject('src/generated/api-types.ts')
const TOOL = inProject('tools/openapi-types')

const description = await describe()
const isCurrent = existsSync(FILE) && isMadeFrom(readFileSync(FILE, 'utf8'))
if (process.argv.includes('--check')) {
  if (!isCurrent) console.error('src/generated/api-types.ts is not what `npm run generate` makes of the API')
  process.exit(isCurrent ? 0 : 1)
}
if (!isCurrent) writeFileSync(FILE, withMark(generate()))
process.exit(0)

/** Without a database: only the configuration is read. */
async function describe(): Promise<string> {
  const surroundings = {
    databaseUrl: 'postgresql://nobody@127.0.0.1:9/nothing',
    siteUrl: 'http://localhost:3000',
    smtpUrl: 'smtp://127.0.0.1:9',
    paypalOrigin: 'http://127.0.0.1:9',
    secret: 'no-secret-since-nobody-signs-in-here',
    uploads: tmpdir(),
    distDir: '.next-unused',
  }
  Object.assign(process.env, appEnvironment(surroundings))
  const [{ default: config }, { openApi }] = await Promise.all([
    import('@/payload.config'),
    import('@/src/server/openapi/openapi'),
  ])
  return JSON.stringify({ ...openApi(await config), servers: [{ url: '/api' }] })
}

function generate(): string {
  if (!existsSync(path.join(TOOL, 'node_modules'))) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: TOOL, stdio: 'inherit' })
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'training-storefront-api-'))
  try {
    const [from, to] = [path.join(folder, 'openapi.json'), path.join(folder, 'types.ts')]
    writeFileSync(from, description)
    const command = path.join(TOOL, 'node_modules/openapi-typescript/bin/cli.js')
    execFileSync(process.execPath, [command, from, '--output', to], { stdio: 'inherit' })
    return readFileSync(to, 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function withMark(types: string): string {
  return `// Made by \`npm run generate\` from the API's description. ${markOf(types)}\n${types}`
}

function isMadeFrom(file: string): boolean {
  const [first = '', ...rest] = file.split('\n')
  return first.endsWith(markOf(rest.join('\n')))
}

/** Of the description, of the generator and of the types themselves: a change by hand shows, too. */
function markOf(types: string): string {
  const generator = readFileSync(path.join(TOOL, 'package.json'), 'utf8')
  return createHash('sha256').update(`${description}\n${generator}\n${types}`).digest('hex').slice(0, 32)
}
