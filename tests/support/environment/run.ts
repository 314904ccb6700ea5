import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSupervisor } from '@/scripts/environment/supervisor.mjs'

export type Supervisor = ReturnType<typeof createSupervisor>

/** Everything one test run or test file starts; `stopAll` ends it, and so does the end of the process, however it comes. */
export function startRun(): Supervisor {
  return createSupervisor({
    onDeath: ({ name, output }, how) =>
      console.error(`The ${name} ended unexpectedly (${how}):\n${output()}`),
  })
}

/** An empty folder that is removed when the run ends. Open to other accounts, since PostgreSQL may run under one. */
export async function temporaryFolder(run: Supervisor): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'training-storefront-test-'))
  run.removeAtEnd(folder)
  await chmod(folder, 0o755)
  return folder
}

let folder: Promise<string> | undefined

/** The folder of this process, emptied; it is removed when the process ends, however it does. */
export async function emptyFolder(): Promise<string> {
  folder ??= temporaryFolder(startRun())
  const place = await folder
  for (const name of await readdir(place)) await rm(path.join(place, name), { recursive: true, force: true })
  return place
}
