import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { inject } from 'vitest'
import { serve } from '@/scripts/environment/app.mjs'
import { appEnvironment } from '@/scripts/environment/app-environment.mjs'
import { findFreePort } from '@/scripts/environment/ports.mjs'
import { inProject } from '@/scripts/environment/project.mjs'
import { startRun, temporaryFolder } from './run'
import { TEST_SECRET } from './script-environment'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the run's build, from the project's root. */
    build: string
    /** Pictures and files of the seeded template. */
    uploads: string
  }
}

export interface RunningApp {
  origin: string
  /** Ends the process at once; SIGKILL as a power cut would. Resolves when it is gone. */
  kill: (signal?: NodeJS.Signals) => Promise<void>
  /** Starts it again on the same port, after a kill or instead of what runs; `env` changes what differs. */
  restart: (env?: Record<string, string>) => Promise<void>
  /** Starts it again with the pages of the build, whatever it rendered since; `env` takes the place of what it was given. */
  startOver: (env?: Record<string, string>) => Promise<void>
  isRunning: () => boolean
  /** Everything it printed since its last start. */
  logs: () => string
  /** Resolves when the process ends by itself, with how: "signal SIGKILL". */
  ended: () => Promise<string>
  stop: () => Promise<void>
}

export interface AppSurroundings {
  databaseUrl: string
  smtpUrl?: string
  paypalOrigin?: string
  /** For webhooks that must know the address before the app runs. */
  port?: number
  /** Whatever else the app should find in its environment. */
  env?: Record<string, string>
}

let copies = 0

/**
 * Serves the run's build on a free port with a page cache of its own, and waits until it is healthy.
 * Mail and PayPal lead nowhere unless their addresses are given.
 */
export async function startApp(surroundings: AppSurroundings): Promise<RunningApp> {
  const run = startRun()
  const folder = await temporaryFolder(run)
  const port = surroundings.port ?? (await findFreePort())
  const origin = `http://127.0.0.1:${port}`
  copies += 1
  const distDir = `${inject('build')}-${process.pid}-${copies}`
  run.removeAtEnd(inProject(distDir))
  await copyBuild(distDir)
  const env = {
    ...appEnvironment({
      databaseUrl: surroundings.databaseUrl,
      siteUrl: origin,
      smtpUrl: surroundings.smtpUrl ?? 'smtp://127.0.0.1:9',
      paypalOrigin: surroundings.paypalOrigin ?? 'http://127.0.0.1:9',
      secret: TEST_SECRET,
      uploads: inject('uploads'),
      distDir,
    }),
    RATE_LIMIT_SCALE: '1000',
  }
  let given = surroundings.env
  const start = (changes: Record<string, string> = {}) =>
    serve(run, { env: { ...env, ...given, ...changes }, port, log: path.join(folder, 'app.log') })
  let app = await start()
  return {
    origin,
    async kill(signal = 'SIGKILL') {
      app.kill(signal)
      await app.exited
    },
    async restart(changes) {
      await app.stop()
      app = await start(changes)
    },
    async startOver(others) {
      await app.stop()
      await copyBuild(distDir)
      given = others
      app = await start()
    },
    isRunning: () => app.isRunning(),
    logs: () => app.output(),
    ended: () => app.exited,
    stop: () => run.stopAll(),
  }
}

/** Pages that regenerate are written into the build: two apps on one folder would see each other's. */
async function copyBuild(distDir: string): Promise<void> {
  const source = inProject(inject('build'))
  const cache = path.join(source, 'cache')
  await rm(inProject(distDir), { recursive: true, force: true })
  await cp(source, inProject(distDir), { recursive: true, filter: (file) => file !== cache })
}
