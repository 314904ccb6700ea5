// @ts-check
import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inProject, PROJECT_ROOT } from './project.mjs'

/**
 * A TypeScript file of this project and all it imports of the project, as one module: it starts in a third of the
 * time of loading a thousand files one by one. Packages stay outside, by the addresses this process resolves them to,
 * so that the module may lie anywhere: in a folder of its own, which it removes once it runs.
 * @param {string} file absolute
 * @returns {Promise<string>}
 */
export async function bundle(file) {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcesContent: false,
    sourceRoot: pathToFileURL(`${PROJECT_ROOT}/`).href,
    banner: { js: BANNER },
    tsconfig: inProject('tsconfig.json'),
    logLevel: 'error',
    absWorkingDir: PROJECT_ROOT,
    outfile: inProject('bundle.mjs'),
    plugins: [packagesOutside, ownAddresses],
  })
  return outputFiles[0]?.text ?? ''
}

/** Once it runs it is in memory: what is killed later leaves nothing behind. */
const BANNER =
  "import{rmSync as __forget}from'node:fs';__forget(new URL('.',import.meta.url),{recursive:true,force:true});"

/** @type {import('esbuild').Plugin} */
const packagesOutside = {
  name: 'packages stay outside',
  setup(build) {
    const { compilerOptions } = JSON.parse(readFileSync(inProject('tsconfig.json'), 'utf8'))
    const ours = Object.keys(compilerOptions.paths)
    const isOurs = (/** @type {string} */ name) => name.startsWith('@/') || ours.includes(name)
    build.onResolve({ filter: /^[^./]/ }, ({ path: name }) => {
      if (isOurs(name) || path.isAbsolute(name)) return undefined
      return { path: isBuiltin(name) ? name : addressOf(name), external: true }
    })
  },
}

/** Where a module finds itself on the disk: beside its own file, not beside the bundle. */
/** @type {import('esbuild').Plugin} */
const ownAddresses = {
  name: 'own addresses',
  setup(build) {
    build.onLoad({ filter: /\.(ts|tsx|mjs)$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8')
      if (!source.includes('import.meta.url')) return undefined
      const contents = source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
      return { contents, loader: /** @type {'ts' | 'tsx' | 'js'} */ (LOADERS[path.extname(file)]) }
    })
  },
}

/** @type {Record<string, string>} */
const LOADERS = { '.ts': 'ts', '.tsx': 'tsx', '.mjs': 'js' }

/** @param {string} name */
function addressOf(name) {
  try {
    return import.meta.resolve(name)
  } catch {
    // A package without `exports` whose file is named without its ending.
    return pathToFileURL(createRequire(inProject('package.json')).resolve(name)).href
  }
}
