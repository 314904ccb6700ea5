import { spawn } from 'node:child_process'

export type Ran = { code: number | null; output: string }

/**
 * `npm run NAME -- args` as somebody at a terminal would, in an environment that holds `env` and what finds programs;
 * with everything it printed.
 */
export async function npmRun(
  name: string,
  args: readonly string[],
  env: Record<string, string | undefined>,
  input?: string,
): Promise<Ran> {
  const { PATH, HOME, TMPDIR } = process.env
  const found: Record<string, string | undefined> = {
    PATH,
    HOME,
    TMPDIR,
    NPM_CONFIG_UPDATE_NOTIFIER: 'false',
  }
  const command = spawn('npm', ['run', '--silent', name, '--', ...args], {
    env: { ...found, ...env } as NodeJS.ProcessEnv,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      output += text
    })
  }
  command.stdin.end(input ?? '')
  const code = await new Promise<number | null>((resolve) => command.once('close', resolve))
  return { code, output }
}
