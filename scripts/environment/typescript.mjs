// @ts-check
import { pathToFileURL } from 'node:url'
import { inProject } from './project.mjs'

/**
 * Options for every Node process that loads Payload's configuration outside of Next. The editor's packages wait for
 * imports while they are being imported, unless one of their builds is chosen by this condition; Node 20 loses its
 * way in that and ends with code 13, or hangs.
 */
export const PAYLOAD_NODE_OPTIONS = ['--conditions=production']

/**
 * How Node runs a TypeScript file of this project.
 * @param {string} file from the project's root
 * @returns {{ command: string, args: string[] }}
 */
export function typescript(file) {
  return {
    command: process.execPath,
    args: [...PAYLOAD_NODE_OPTIONS, inProject('scripts/run.mjs'), inProject(file)],
  }
}

/**
 * A TypeScript module of this project, in this process; once the packages are installed.
 * @param {string} file from the project's root
 * @returns {Promise<any>}
 */
export async function importTypeScript(file) {
  const { tsImport } = await import('tsx/esm/api')
  return tsImport(pathToFileURL(inProject(file)).href, import.meta.url)
}
