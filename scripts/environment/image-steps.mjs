// @ts-check
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { copiedSources, readDockerfile } from './dockerfile.mjs'
import { Problem } from './problem.mjs'
import { inProject } from './project.mjs'
import { runCommand } from './run-command.mjs'

/** @typedef {ReturnType<typeof import('./supervisor.mjs').createSupervisor>} Supervisor */
/** @typedef {import('./dockerfile.mjs').ImageStage} ImageStage */

export const DOCKERFILE = readDockerfile(readFileSync(inProject('Dockerfile'), 'utf8'))

/**
 * Runs a stage's COPY and RUN steps in a folder that stands for the root of its file system. The base image and its
 * users are this machine's; everything else is as a container engine does it.
 * @param {Supervisor} supervisor
 * @param {ImageStage} stage
 * @param {{ roots: Map<string, string>, root: string, log: string }} places `roots` are those of the stages made before
 */
export async function runStageSteps(supervisor, { name, instructions }, { roots, root, log }) {
  const inRoot = (/** @type {string} */ file, workdir = '/') =>
    path.join(root, path.posix.resolve(workdir, file))
  mkdirSync(inRoot('/home/node'), { recursive: true })
  let workdir = '/'
  for (const instruction of instructions) {
    const { word, rest } = instruction
    if (word === 'WORKDIR') workdir = path.posix.resolve(workdir, rest)
    mkdirSync(inRoot(workdir), { recursive: true })
    if (word === 'RUN') {
      await runCommand(supervisor, {
        name: `RUN ${rest}`,
        command: '/bin/sh',
        args: ['-ec', rest.replaceAll('/home/node', inRoot('/home/node'))],
        cwd: inRoot(workdir),
        env: buildEnvironment(inRoot('/home/node')),
        log,
      })
    }
    if (word === 'COPY') copy(instruction, { roots, to: (file) => inRoot(file, workdir) })
  }
  if (name !== undefined) roots.set(name, root)
}

/**
 * @param {import('./dockerfile.mjs').Instruction} instruction
 * @param {{ roots: Map<string, string>, to: (file: string) => string }} places
 */
function copy(instruction, { roots, to }) {
  const words = instruction.rest.split(' ').filter((part) => !part.startsWith('--'))
  const target = words.at(-1) ?? ''
  const from = /--from=(\S+)/.exec(instruction.rest)?.[1]
  if (from !== undefined) {
    const source = path.join(roots.get(from) ?? '', words[0] ?? '')
    // Links instead of copies: a gigabyte of packages, read and never written.
    const { status, stderr } = spawnSync('cp', ['-al', source, to(target)], { encoding: 'utf8' })
    if (status !== 0) throw new Problem(`COPY ${instruction.rest}: ${stderr}`)
    return
  }
  const sources = copiedSources(instruction)
  for (const source of sources) {
    const place = target.endsWith('/') ? path.posix.join(target, path.basename(source)) : target
    cpSync(inProject(source), to(place), { recursive: true })
  }
}

/**
 * What a step sees of this machine: where programs are, and npm's cache, which saves downloading all of it again.
 * @param {string} home
 */
function buildEnvironment(home) {
  const cache = process.env.npm_config_cache ?? path.join(process.env.HOME ?? '/', '.npm')
  const { PATH, TMPDIR } = process.env
  return { PATH, TMPDIR, HOME: home, npm_config_cache: cache, npm_config_update_notifier: 'false' }
}
