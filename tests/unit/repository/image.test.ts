import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { composeEnvironment, interpolate } from '@/scripts/environment/compose-environment.mjs'
import { copiedSources, lastOf, neededStages, readDockerfile } from '@/scripts/environment/dockerfile.mjs'
import { envProblems } from '@/src/server/env'

const stages = readDockerfile(readFileSync('Dockerfile', 'utf8'))
const image = stages.at(-1)
const copied = stages.flatMap(({ instructions }) => instructions).flatMap(copiedSources)
const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n')

describe('The image', () => {
  it('is made of two stages; the mail sink is one beside it', () => {
    expect(neededStages(stages).map(({ name }) => name)).toEqual(['packages', undefined])
    expect(stages.map(({ name }) => name)).toContain('mail-sink')
  })

  it('copies what is there, and is let have it', () => {
    expect(copied.filter((source) => !existsSync(source))).toEqual([])
    const allowed = (source: string) =>
      ignored.includes(`!${source}`) || (ignored.includes('!*.ts') && /^[^/]+\.ts$/.test(source))
    expect(copied.filter((source) => !allowed(source))).toEqual([])
    expect(ignored[0]).toBe('*')
  })

  it('takes no tests, no secrets and no build along', () => {
    expect(ignored.filter((line) => /^!\.?(env|git|next|data|tests|node_modules)/.test(line))).toEqual([])
  })

  it('runs as an ordinary user, hears SIGTERM itself, and is asked whether it is ready', () => {
    for (const stage of neededStages(stages)) expect(lastOf(stage, 'USER')).toBe('node')
    expect(JSON.parse(lastOf(image, 'CMD') ?? '')[0]).toBe('node')
    expect(lastOf(image, 'STOPSIGNAL')).toBe('SIGTERM')
    expect(lastOf(image, 'HEALTHCHECK')).toContain('"scripts/environment/ask-ready.mjs"')
    expect(readFileSync('scripts/environment/ask-ready.mjs', 'utf8')).toContain('/api/ready')
  })

  it.each(stages.map((stage) => lastOf(stage, 'CMD')).filter((command) => command !== undefined))(
    'starts a program that is there: %s',
    (command) => {
      const words = JSON.parse(command) as string[]
      const program = words.find((word) => /\.(ts|mjs)$|\/bin\//.test(word)) ?? ''
      expect(existsSync(program)).toBe(true)
    },
  )
})

describe('compose.yaml', () => {
  const compose = composeEnvironment(readFileSync('compose.yaml', 'utf8'))
  const example = readFileSync('.env.example', 'utf8')

  it('gives the app the variables of .env.example, all of them and in the same order', () => {
    const names = [...example.matchAll(/^([A-Z]\w*)=/gm)].map(([, name]) => name)
    expect(Object.keys(compose)).toEqual(names)
  })

  it('hands on each by its own name, but where the app lives and keeps its files', () => {
    const fixed = Object.keys(compose).filter((name) => !compose[name]?.startsWith(`\${${name}:`))
    expect(fixed).toEqual(['DATABASE_URL', 'UPLOADS_DIR'])
  })

  it('asks for a secret, and works with nothing else', () => {
    const resolve = (given: Record<string, string>) =>
      Object.fromEntries(Object.entries(compose).map(([name, value]) => [name, interpolate(value, given)]))
    expect(() => resolve({})).toThrow('PAYLOAD_SECRET')
    expect(envProblems(resolve({ PAYLOAD_SECRET: 'x'.repeat(32) }))).toEqual([])
  })
})
