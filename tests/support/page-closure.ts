import { type SourceFile, sourceFiles } from './source-tree'

const byPath = (): Map<string, SourceFile> => new Map(sourceFiles().map((file) => [file.path, file]))

/** The English pages; the French ones are drawn by the same files. */
export function storefrontPages(): string[] {
  return [...byPath().keys()].filter((path) => /^app\/\(storefront\)\/.*page\.tsx$/.test(path))
}

/** All code that comes with these files. */
export function closureOf(paths: string[]): SourceFile[] {
  const files = byPath()
  const seen = new Set<string>()
  const visit = (path: string): void => {
    const file = files.get(path)
    if (!file || seen.has(path)) return
    seen.add(path)
    for (const { target, isType } of file.imports) if (!isType) visit(target)
  }
  paths.forEach(visit)
  return [...seen].flatMap((path) => files.get(path) ?? [])
}

/** The layouts around a page. */
export function layoutsOf(path: string): string[] {
  const files = byPath()
  const folders = path.split('/').slice(0, -1)
  return folders
    .map((_, depth) => [...folders.slice(0, depth + 1), 'layout.tsx'].join('/'))
    .filter((layout) => files.has(layout))
}

/** Features that a pattern finds in these files, such as those of `useMessages('cart')`. */
export function featuresIn(found: SourceFile[], pattern: RegExp): Set<string> {
  const named = found.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, names]) => names ?? ''))
  return new Set(named.flatMap((names) => names.replaceAll("'", '').split(',')).map((name) => name.trim()))
}
