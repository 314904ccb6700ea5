import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from '@/scripts/environment/project.mjs'
import { pageBlocks } from '@/src/blocks'

it('each block is shown by a picture of its own, with words for who cannot see it, before it is chosen', () => {
  const pictures = pageBlocks.map(({ imageURL }) => imageURL ?? 'none')
  expect(pictures.filter((path) => !existsSync(inProject(`public${path}`)))).toEqual([])
  expect(new Set(pictures).size).toBe(pageBlocks.length)
  expect(pageBlocks.filter(({ imageAltText }) => !imageAltText).map(({ slug }) => slug)).toEqual([])
})
