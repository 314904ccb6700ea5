import { readdirSync, readFileSync } from 'node:fs'

// Linux tells it in /proc; elsewhere figures of processor and memory are missing (NaN), and the rest is measured all the same.

/** Clock ticks of /proc, 100 a second on every Linux that matters here. */
const TICK_MS = 10
const PAGE_MB = 4_096 / 1_048_576

type Stat = { pid: number; parent: number; cpuMs: number; pages: number }

/** Milliseconds of processor these processes have used so far, their children with them. */
export function cpuOf(pids: readonly number[]): number {
  return withChildren(pids).reduce((sum, { cpuMs }) => sum + cpuMs, 0)
}

/** What they hold in memory now, in megabytes. */
export function memoryOf(pids: readonly number[]): number {
  return withChildren(pids).reduce((sum, { pages }) => sum + pages * PAGE_MB, 0)
}

function withChildren(pids: readonly number[]): Stat[] {
  const all = allProcesses()
  const found = all.filter(({ pid }) => pids.includes(pid))
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid))
  return found.length > 0 ? found : [{ pid: 0, parent: 0, cpuMs: Number.NaN, pages: Number.NaN }]
}

function allProcesses(): Stat[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(name) ?? [])
}

function readStat(pid: string): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands in brackets and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const number = (index: number) => Number(fields[index])
    return {
      pid: Number(pid),
      parent: number(1),
      cpuMs: (number(11) + number(12)) * TICK_MS,
      pages: number(21),
    }
  } catch {
    // It ended between the two looks.
    return null
  }
}
