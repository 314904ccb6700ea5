import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { State } from './state'
import { emptyState } from './state'

const SAVE_AFTER_MS = 100

export interface StateFile {
  state: State
  /** Writes soon; calls close together become one write. */
  save(): void
  /** Writes now if anything is waiting to be written. */
  flush(): void
}

/** Keeps the state in memory, and in `path` too when one is given. A file that cannot be read is an error. */
export function openStateFile(path: string | undefined, seed: string): StateFile {
  const state = path && existsSync(path) ? read(path) : emptyState(seed)
  let timer: NodeJS.Timeout | undefined

  const flush = () => {
    if (!timer || !path) return
    clearTimeout(timer)
    timer = undefined
    write(path, state)
  }
  const save = () => {
    if (!path || timer) return
    timer = setTimeout(flush, SAVE_AFTER_MS)
  }
  return { state, save, flush }
}

function read(path: string): State {
  const state: State = JSON.parse(readFileSync(path, 'utf8'))
  if (state.version !== 1) throw new Error(`${path} is not a state file of this PayPal simulator`)
  return state
}

/** Through a neighbour and a rename, so a kill in the middle leaves the old file whole. */
function write(path: string, state: State): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, JSON.stringify(state))
  renameSync(`${path}.new`, path)
}
