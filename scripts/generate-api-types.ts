import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Config } from 'payload'
import type { OpenApi } from '@/src/server/openapi/openapi'
import type { Operation } from '@/src/server/openapi/operation'
import { appEnvironment } from './environment/app-environment.mjs'
import { inProject } from './environment/project.mjs'

/**
 * Types of the API from its description, as `/api/openapi.json` gives it: `src/generated/api-types.ts` of this site,
 * `src/generated/shop-api-types.ts` of the calls the shop brings to any site. With `--check` it is only told whether the
 * files there were made from the present description: their first line holds what they were made from.
 * The generator lives in a folder of its own and is installed when it is first needed; the check does without it.
 */
const TOOL = inProject('tools/openapi-types')
const descriptions = await describe()
const stale = Object.entries(descriptions).filter(([file, description]) => !isCurrent(file, description))
if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is not what \`npm run generate\` makes of the API`)
  process.exit(stale.length > 0 ? 1 : 0)
}
for (const [file, description] of stale) {
  writeFileSync(inProject(file), withMark(description, generate(description)))
}
process.exit(0)

/** Without a database: only the configuration is read. */
async function describe(): Promise<Record<string, string>> {
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
  const [{ default: config }, { openApi }, { commerce }] = await Promise.all([
    import('@/payload.config'),
    import('@/src/server/openapi/openapi'),
    import('@/plugins/commerce'),
  ])
  const ours = openApi(await config)
  const people = { slug: 'users', auth: true, fields: [] }
  const { collections = [], endpoints = [] } = await commerce()({
    secret: '',
    collections: [people],
    db: { name: 'postgres', defaultIDType: 'text' } as Config['db'],
  })
  const shop = openApi({ collections, endpoints, routes: { api: '/api' } })
  return {
    'src/generated/api-types.ts': textOf(ours),
    'src/generated/shop-api-types.ts': textOf(shop),
  }
}

/** Without what each call may refuse: a caller reads one shape of failure, and the linter's limit of types is not passed. */
function textOf(description: OpenApi): string {
  const paths = Object.fromEntries(
    Object.entries(description.paths).map(([address, operations]) => [
      address,
      Object.fromEntries(Object.entries(operations).map(([method, each]) => [method, withoutFailures(each)])),
    ]),
  )
  return JSON.stringify({ ...description, paths, servers: [{ url: '/api' }] })
}

function withoutFailures(operation: Operation): Operation {
  const responses = Object.entries(operation.responses).filter(([status]) => Number(status) < 400)
  return { ...operation, responses: Object.fromEntries(responses) }
}

function generate(description: string): string {
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

function withMark(description: string, types: string): string {
  return `// Made by \`npm run generate\` from the API's description. ${markOf(description, types)}\n${types}`
}

function isCurrent(file: string, description: string): boolean {
  if (!existsSync(inProject(file))) return false
  const [first = '', ...rest] = readFileSync(inProject(file), 'utf8').split('\n')
  return first.endsWith(markOf(description, rest.join('\n')))
}

/** Of the description, of the generator and of the types themselves: a change by hand shows, too. */
function markOf(description: string, types: string): string {
  const generator = readFileSync(path.join(TOOL, 'package.json'), 'utf8')
  return createHash('sha256').update(`${description}\n${generator}\n${types}`).digest('hex').slice(0, 32)
}
