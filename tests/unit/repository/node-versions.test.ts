import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readDockerfile } from '@/scripts/environment/dockerfile.mjs'
import { requireNode } from '@/scripts/environment/node-version.mjs'

const read = (file: string) => readFileSync(file, 'utf8')
const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
const [, oldest = '', next = ''] = /^\^([\d.]+) \|\| >=([\d.]+)$/.exec(engines.node) ?? []
const current = read('.nvmrc').trim()
const workflow = read('.github/workflows/test.yml')
const tested = /node: \[(.+)\]/.exec(workflow)?.[1]?.replaceAll('"', '').split(', ') ?? []
const [major = '', minor = ''] = oldest.split('.')

describe('Which Node: one truth', () => {
  it('is the same in the image, on the list of nvm, and in the words for people', () => {
    const bases = readDockerfile(read('Dockerfile')).map(({ from }) => from)
    expect(new Set(bases)).toEqual(new Set([`node:${current}-slim`, 'packages']))
    const sentence = `Node ${current} is what the image runs; ${major}.${minor}, or ${next.replace(/\.0$/, '')} or newer, works and is tested`
    for (const file of ['README.md', 'CONTRIBUTING.md'])
      expect(read(file).replace(/\s+/g, ' '), file).toContain(sentence)
  })

  it('is tested from the oldest that is allowed to the one the image runs', () => {
    expect(tested).toEqual([`${major}.${minor}`, next.split('.')[0], current])
  })

  it('is asked for by the commands as package.json says', () => {
    expect(() => requireNode(oldest)).not.toThrow()
    expect(() => requireNode(next)).not.toThrow()
    expect(() => requireNode(`${major}.${Number(minor) - 1}.9`)).toThrow(
      `Node ${oldest}, or ${next} or newer`,
    )
  })

  it('runs the README’s test command in the workflow, and nothing beside it', () => {
    expect(read('README.md')).toMatch(/^npm test +#/m)
    expect([...workflow.matchAll(/^ +- run: (.+)$/gm)].map(([, command]) => command)).toEqual(['npm test'])
  })
})
