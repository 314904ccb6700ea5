import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../../../support/source-tree'

describe('Languages: what is somebody’s own', () => {
  it('is asked for in the language of the page, wherever it is asked for', () => {
    const asking = sourceFiles().filter(
      ({ path, text }) => /^src\//.test(path) && /\buseViewerData\(/.test(text),
    )
    expect(asking.length).toBeGreaterThan(3)
    expect(asking.filter(({ text }) => !/\binLocale\(/.test(text)).map(({ path }) => path)).toEqual([])
  })
})
