// @ts-check
// By hand: lists of processes that packages give have no start time that tells a number given out again.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * When a process began, as an opaque text: with the number it names one process for good, since numbers are
 * given out again. Undefined when no such process runs.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function processStart(pid) {
  if (existsSync('/proc/self/stat')) return linuxStart(pid)
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

/**
 * @param {number} pid
 * @param {string | undefined} start what `processStart` said earlier
 */
export function isSameProcess(pid, start) {
  return start !== undefined && processStart(pid) === start
}

/** @param {number} pid */
function linuxStart(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state] = afterName
    if (state === 'Z' || state === 'X') return undefined
    return afterName[19]
  } catch {
    return undefined
  }
}

/**
 * The command line of a process; empty when it cannot be read.
 * @param {number} pid
 */
export function commandLine(pid) {
  try {
    if (existsSync('/proc/self/cmdline'))
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
