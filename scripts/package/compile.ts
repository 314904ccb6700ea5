import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../environment/project.mjs'

/**
 * Compiles these sources and all they import into a folder: modules, declarations and source maps, each where its source
 * is. Specifiers are as written; `linkModules` makes them lead somewhere.
 */
export function compile(sources: readonly string[], folder: string): void {
  const configuration = path.join(folder, 'tsconfig.json')
  writeFileSync(configuration, JSON.stringify(configurationFor(sources, folder)))
  execFileSync(process.execPath, [inProject('node_modules/typescript/lib/tsc.js'), '-p', configuration], {
    stdio: 'inherit',
  })
}

function configurationFor(sources: readonly string[], folder: string) {
  return {
    extends: inProject('tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      incremental: false,
      allowJs: false,
      declaration: true,
      sourceMap: true,
      inlineSources: true,
      plugins: [],
      rootDir: inProject('.'),
      outDir: path.join(folder, 'compiled'),
      paths: { '@/*': [inProject('*')], '@payload-config': [inProject('payload.config.ts')] },
      typeRoots: [inProject('node_modules/@types')],
    },
    include: [],
    // Payload's own types of the collections are those of this repository while it is compiled, and nowhere else.
    // What Next knows of styles is in its own types.
    files: [...sources, 'src/generated/payload-types', 'node_modules/next/types/global.d'].map((source) =>
      inProject(`${source}.ts`),
    ),
  }
}
