// @ts-check
import { inProject } from './project.mjs'

/**
 * How Node runs a TypeScript file of this project.
 * @param {string} file from the project's root
 * @returns {{ command: string, args: string[] }}
 */
export function typescript(file) {
  return { command: process.execPath, args: ['--import', 'tsx', inProject(file)] }
}
