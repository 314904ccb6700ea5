// @ts-check
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * An empty folder that is gone when the supervisor has stopped everything. Open to other accounts, since PostgreSQL may
 * run under one.
 * @param {ReturnType<typeof import('./supervisor.mjs').createSupervisor>} supervisor
 * @param {string} name what it is for
 */
export function temporaryFolder(supervisor, name) {
  const folder = mkdtempSync(path.join(tmpdir(), `training-storefront-${name}-`))
  supervisor.removeAtEnd(folder)
  chmodSync(folder, 0o755)
  return folder
}
