import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inProject } from '@/scripts/environment/project.mjs'
import { typescript } from '@/scripts/environment/typescript.mjs'

const execute = promisify(execFile)
let folder: string

beforeAll(async () => {
  await mkdir(inProject('.data'), { recursive: true })
  folder = await mkdtemp(inProject('.data/run-'))
  await mkdir(path.join(folder, 'tmp'))
  await writeFile(
    path.join(folder, 'other.ts'),
    `import { parseDollars } from '@/src/domain/money/money'\nexport const url: string = import.meta.url\nexport const cents = parseDollars(1.5)\n`,
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the TypeScript of a file in the folder, with a folder of its own for what is temporary. */
async function run(source: string, ...args: string[]) {
  const file = path.join(folder, 'entry.ts')
  await writeFile(file, source)
  const { command, args: before } = typescript(path.relative(inProject(), file))
  const env = { ...process.env, TMPDIR: path.join(folder, 'tmp') }
  const ran = execute(command, [...before, ...args], { env })
  const end = await ran.then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
  return { ...end, left: await readdir(path.join(folder, 'tmp')) }
}

it('runs TypeScript with its arguments, each module at its own address, and leaves nothing behind', async () => {
  const ran = await run(
    `import { cents, url } from './other'\nconsole.log(JSON.stringify({ cents, url, args: process.argv.slice(2) }))\nprocess.exit(0)`,
    'one',
    'two words',
  )
  expect(ran).toMatchObject({ code: 0, left: [] })
  expect(JSON.parse(ran.stdout)).toEqual({
    cents: 150,
    url: pathToFileURL(path.join(folder, 'other.ts')).href,
    args: ['one', 'two words'],
  })
})

it('names the line of the source that failed, and leaves nothing behind when it is killed', async () => {
  const thrown = await run(`const wrong: () => never = () => {\n  throw new Error('so')\n}\nwrong()`)
  expect(thrown).toMatchObject({ code: 1, left: [] })
  expect(thrown.stderr).toContain('entry.ts:2')

  expect(await run(`process.kill(process.pid, 'SIGKILL')`)).toMatchObject({ left: [] })
})

it('says what it cannot read, and leaves nothing behind', async () => {
  const missing = await run(`import './not-there'`)
  expect(missing).toMatchObject({ code: 1, left: [] })
  expect(missing.stderr).toContain('not-there')
})
