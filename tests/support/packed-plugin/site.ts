import { execFile, spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { ADDED, GUARDS_MIGRATION, type LOWEST, siteFiles } from './site-files'

const run = promisify(execFile)
type Environment = Record<string, string | undefined>

/** Somebody else's site in a folder, and what its developer does there. */
export class PackedSite {
  readonly took: Record<string, number> = {}

  constructor(
    readonly folder: string,
    readonly env: Environment,
  ) {}

  write(idType: 'serial' | 'uuid', versions?: typeof LOWEST): void {
    for (const [file, text] of Object.entries(siteFiles(idType, versions))) {
      mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true })
      writeFileSync(path.join(this.folder, file), text)
    }
  }

  /** Gives how many lines of the site are new or other ones. */
  addShop(): number {
    const file = path.join(this.folder, 'src/payload.config.ts')
    const before = readFileSync(file, 'utf8')
    const after = `${ADDED.import}\n${before.replace('  plugins: [],', ADDED.plugins)}`
    writeFileSync(file, after)
    return after.split('\n').filter((line) => !before.split('\n').includes(line)).length
  }

  /** Payload's own migration of the tables, then one of the site's for the guards. Gives the lines written by hand. */
  async makeMigrations(): Promise<number> {
    await this.payload('migrate:create', 'shop')
    const folder = path.join(this.folder, 'src/migrations')
    const [made] = readdirSync(folder).filter((name) => /_shop\.ts$/.test(name))
    if (!made) throw new Error('payload migrate:create made nothing')
    writeFileSync(path.join(folder, '99991231_235959_guards.ts'), GUARDS_MIGRATION)
    const index = path.join(folder, 'index.ts')
    if (readFileSync(index, 'utf8').includes('guards')) throw new Error('the guards are listed already')
    return GUARDS_MIGRATION.trim().split('\n').length
  }

  /** A command of Payload's, as its guide says, but for Node's condition that keeps it from ending early. */
  payload(...args: string[]): Promise<string> {
    return this.node(`payload ${args[0]}`, [
      '--conditions=production',
      'node_modules/payload/bin.js',
      ...args,
    ])
  }

  install(...packages: string[]): Promise<string> {
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
    return this.timed('npm install', 'npm', ['install', ...quiet, ...packages])
  }

  node(what: string, args: string[], more: Environment = {}): Promise<string> {
    return this.timed(what, process.execPath, args, more)
  }

  private async timed(
    what: string,
    command: string,
    args: string[],
    more: Environment = {},
  ): Promise<string> {
    const begun = performance.now()
    try {
      const { stdout, stderr } = await run(command, args, {
        cwd: this.folder,
        env: { ...this.env, ...more } as NodeJS.ProcessEnv,
        maxBuffer: 50_000_000,
      })
      return stdout + stderr
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
      throw new Error(`${what} failed:\n${stdout}\n${stderr}`)
    } finally {
      this.took[what] = (this.took[what] ?? 0) + Math.round((performance.now() - begun) / 1_000)
    }
  }

  /** Starts the site, built or not; `stop` ends this very process. */
  async start(
    how: 'start' | 'dev',
    database: string,
  ): Promise<{ origin: string; stop: () => Promise<void>; output: () => string }> {
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', how, '-p', String(port)], {
      cwd: this.folder,
      env: {
        ...this.env,
        DATABASE_URL: database,
        SITE_URL: origin,
        NODE_ENV: how === 'start' ? 'production' : 'development',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const log = path.join(this.folder, 'server.log')
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => appendFileSync(log, text))
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    const stop = async () => {
      child.kill('SIGTERM')
      await ended
    }
    const output = () => readFileSync(log, 'utf8')
    return { origin, stop, output }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)))
    })
  })
}
