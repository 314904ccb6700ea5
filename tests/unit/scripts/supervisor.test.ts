import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rememberProcesses, stopLeftovers } from '@/scripts/environment/leftovers.mjs'
import { takeLock } from '@/scripts/environment/lock.mjs'
import { processStart } from '@/scripts/environment/process-identity.mjs'
import { inProject } from '@/scripts/environment/project.mjs'
import { createSupervisor } from '@/scripts/environment/supervisor.mjs'

const IDLE = 'setInterval(() => {}, 1000)'
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supervisor-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('processes of a demo or a test run', () => {
  it('are all gone after stopping, children of children included', async () => {
    const supervisor = createSupervisor()
    const child = `require('child_process').spawn(process.execPath, ['-e', '${IDLE}'], { stdio: 'inherit' })`
    const script = `const c = ${child}; console.log(c.pid); ${IDLE}`
    const running = await supervisor.start(node('parent', script))
    const grandchild = Number(await until(() => running.output().trim()))
    expect(processStart(grandchild)).toBeDefined()
    await supervisor.stopAll()
    expect(running.isRunning()).toBe(false)
    await until(() => processStart(grandchild) === undefined)
  })

  it('are killed when they do not listen', async () => {
    const supervisor = createSupervisor()
    const script = `process.on('SIGTERM', () => {}); console.log('up'); ${IDLE}`
    const running = await supervisor.start({ ...node('stubborn', script), graceMs: 100 })
    await until(() => running.output().includes('up'))
    await supervisor.stopAll()
    expect(await running.exited).toBe('signal SIGKILL')
  })

  it('are reported when they die unasked, and only then', async () => {
    const deaths: string[] = []
    const supervisor = createSupervisor({ onDeath: ({ name }, how) => deaths.push(`${name}: ${how}`) })
    await supervisor.start(node('quiet', IDLE))
    const loser = await supervisor.start(node('loser', 'process.exit(3)'))
    await loser.exited
    await supervisor.stopAll()
    expect(deaths).toEqual(['loser: code 3'])
  })

  it('do not start any more once everything is stopping', async () => {
    const supervisor = createSupervisor()
    await supervisor.stopAll()
    await expect(supervisor.start(node('late', IDLE))).rejects.toThrow('late was not started')
  })

  it('end, and their folders go, even when whoever started them is killed', async () => {
    const kept = path.join(folder, 'temporary')
    const starter = `
      import { mkdirSync } from 'node:fs'
      import { createSupervisor } from ${JSON.stringify(inProject('scripts/environment/supervisor.mjs'))}
      const supervisor = createSupervisor()
      mkdirSync(${JSON.stringify(kept)})
      supervisor.removeAtEnd(${JSON.stringify(kept)})
      const idle = await supervisor.start(${JSON.stringify(node('orphan', IDLE))})
      console.log(idle.pid)
    `
    const parent = spawn(process.execPath, ['--input-type=module', '-e', starter], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)))
    expect(processStart(pid)).toBeDefined()
    expect(existsSync(kept)).toBe(true)
    parent.kill('SIGKILL')
    await until(() => processStart(pid) === undefined && !existsSync(kept))
  })
})

describe('what an earlier run left behind', () => {
  it('is stopped', async () => {
    const orphan = spawn(process.execPath, ['-e', IDLE], { detached: true, stdio: 'ignore' })
    const pid = orphan.pid ?? 0
    const file = path.join(folder, 'processes.json')
    rememberProcesses(file, [pid])
    expect(await stopLeftovers(file)).toBe(1)
    expect(processStart(pid)).toBeUndefined()
  })

  it('is left alone when its number belongs to another program by now', async () => {
    const file = path.join(folder, 'processes.json')
    writeFileSync(file, JSON.stringify([{ pid: process.pid, start: 'long ago' }]))
    expect(await stopLeftovers(file)).toBe(0)
  })

  it('is nothing when the list is missing or half written', async () => {
    const file = path.join(folder, 'processes.json')
    expect(await stopLeftovers(file)).toBe(0)
    writeFileSync(file, '[{"pid": 1')
    expect(await stopLeftovers(file)).toBe(0)
  })

  it('holds no lock: a dead owner’s is taken over, a living owner’s is respected', () => {
    const file = path.join(folder, 'demo.lock')
    writeFileSync(file, JSON.stringify({ pid: deadPid(), start: '1' }))
    const lock = takeLock(file)
    expect(takeLock(file)).toEqual({ heldBy: process.pid })
    if ('release' in lock) lock.release()
    expect(existsSync(file)).toBe(false)
  })
})

function node(name: string, script: string) {
  return { name, command: process.execPath, args: ['-e', script], log: path.join(folder, `${name}.log`) }
}

function deadPid(): number {
  return Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }))
}

async function until<T>(holds: () => T): Promise<T> {
  const deadline = Date.now() + 10_000
  for (;;) {
    const value = holds()
    if (value) return value
    if (Date.now() > deadline) throw new Error('it never came true')
    await wait(10)
  }
}
