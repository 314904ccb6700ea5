// @ts-check

/** @typedef {{ word: string, rest: string }} Instruction */
/** @typedef {{ name: string | undefined, from: string, instructions: Instruction[] }} ImageStage */

/**
 * A Dockerfile as its stages, each with its instructions in order: as much of the language as ours uses.
 * @param {string} text
 * @returns {ImageStage[]}
 */
export function readDockerfile(text) {
  const lines = text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  /** @type {ImageStage[]} */
  const stages = []
  for (const line of lines) {
    const [word = '', ...words] = line.split(/\s+/)
    if (word === 'FROM') {
      const [from = '', as, name] = words
      stages.push({ from, name: as === 'AS' ? name : undefined, instructions: [] })
    } else stages.at(-1)?.instructions.push({ word, rest: words.join(' ') })
  }
  return stages
}

/**
 * The stages that an image needs, the last one being the image: what no COPY and no FROM asks for is left out.
 * @param {ImageStage[]} stages
 * @returns {ImageStage[]} in their order
 */
export function neededStages(stages) {
  const image = stages.at(-1)
  /** @type {Set<ImageStage>} */
  const needed = new Set(image ? [image] : [])
  for (const stage of stages.toReversed()) {
    if (!needed.has(stage)) continue
    const names = [stage.from, ...stage.instructions.map(({ rest }) => /--from=(\S+)/.exec(rest)?.[1])]
    for (const other of stages) if (other.name !== undefined && names.includes(other.name)) needed.add(other)
  }
  return stages.filter((stage) => needed.has(stage))
}

/**
 * The value of a stage's last instruction of a kind: the command an image starts, its directory.
 * @param {ImageStage | undefined} stage
 * @param {string} word
 */
export function lastOf(stage, word) {
  return stage?.instructions.findLast((instruction) => instruction.word === word)?.rest
}

/**
 * The files and folders of the project that a COPY takes; none when it copies from another stage.
 * @param {Instruction} instruction
 * @returns {string[]}
 */
export function copiedSources({ word, rest }) {
  if (word !== 'COPY' || rest.includes('--from=')) return []
  return rest
    .split(' ')
    .filter((part) => !part.startsWith('--'))
    .slice(0, -1)
}

/**
 * The variables a stage sets with ENV.
 * @param {ImageStage | undefined} stage
 * @returns {Record<string, string>}
 */
export function stageEnvironment(stage) {
  const sets =
    stage?.instructions.filter(({ word }) => word === 'ENV').map(({ rest }) => rest.split(' ')) ?? []
  return Object.fromEntries(
    sets.flat().map((set) => [set.slice(0, set.indexOf('=')), set.slice(set.indexOf('=') + 1)]),
  )
}
