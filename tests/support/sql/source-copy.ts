import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The product's sources a second time, where texts may be added without touching them. Inside the project, so that
 * packages are found; `@/` leads to the sources themselves.
 */
export type SourceCopy = {
  write: (file: string, text: string) => void
  /** Runs a file of the copy, as TypeScript runs in tests. */
  load: (file: string) => Promise<Record<string, unknown>>
  /** What the compiler says of these files, each with its place in the copy. */
  findTypeErrors: (files: readonly string[]) => { file: string; line: number; message: string }[]
  remove: () => void
}

export function makeSourceCopy(files: readonly { path: string; text: string }[]): SourceCopy {
  mkdirSync('.data', { recursive: true })
  const folder = mkdtempSync(path.resolve('.data/sources-'))
  const place = (file: string) => path.join(folder, file)
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(place(file)), { recursive: true })
    writeFileSync(place(file), text)
  }
  for (const file of files) write(file.path, file.text)
  return {
    write,
    load: (file) => import(/* @vite-ignore */ place(file)),
    findTypeErrors(those) {
      write('tsconfig.json', JSON.stringify(configuration(those)))
      const { status, stdout } = spawnSync(
        process.execPath,
        [path.resolve('node_modules/typescript/lib/tsc.js'), '--noEmit', '--pretty', 'false', '-p', folder],
        { encoding: 'utf8', cwd: folder },
      )
      const errors = readErrors(stdout)
      if (status !== 0 && errors.length === 0) throw new Error(`the compiler failed: ${stdout}`)
      return errors
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

type Project = { compilerOptions: { paths: Record<string, string[]> } }

function configuration(files: readonly string[]) {
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as Project
  const ours = Object.entries(compilerOptions.paths).map(
    ([name, places]) => [name, places.map((file) => path.join('../..', file))] as const,
  )
  const paths = { ...Object.fromEntries(ours), '@/*': ['./*', '../../*'] }
  return {
    extends: '../../tsconfig.json',
    compilerOptions: { incremental: false, plugins: [], noErrorTruncation: true, paths },
    include: [],
    files: [...files, '../../src/generated/payload-types.ts'],
  }
}

function readErrors(output: string) {
  return output.split('\n').flatMap((line) => {
    const [, file, number, message] = /^(.+?)\((\d+),\d+\): error (.+)$/.exec(line) ?? []
    return file && message ? [{ file, line: Number(number), message }] : []
  })
}
