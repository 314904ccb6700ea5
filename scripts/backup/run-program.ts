// By hand: one program, its last words, and no output to keep; a library would not make it shorter.
import { spawn } from 'node:child_process'
import { Problem } from '../environment/problem.mjs'

/** How PostgreSQL's programs are told where to go: the password travels in the environment, where nobody lists it. */
export function connection(url: string): { dbname: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  // What only the Node driver knows.
  if (address.searchParams.get('sslmode') === 'no-verify') address.searchParams.set('sslmode', 'require')
  address.searchParams.delete('uselibpqcompat')
  return { dbname: address.href, env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } }
}

/** Runs a program to its end. Throws a `Problem` with what it said last when that is not a good one. */
export async function runProgram(
  name: string,
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const program = spawn(file, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = `${said}${text}`.slice(-4_000)
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    program.once('close', resolve)
    program.once('error', reject)
  })
  if (code !== 0) throw new Problem(`${name} failed (${code}):\n${said.trim()}`)
}
