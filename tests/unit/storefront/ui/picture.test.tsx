import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Media } from '@/src/generated/payload-types'
import { Picture } from '@/src/storefront/ui/picture'

const small: Media = {
  id: '1',
  alt: 'A lake',
  url: 'http://localhost:3000/api/media/file/lake.png',
  width: 500,
  height: 400,
  createdAt: '',
  updatedAt: '',
}

const large: Media = {
  ...small,
  width: 1600,
  height: 1200,
  sizes: {
    card: { url: 'http://localhost:3000/api/media/file/lake-640.webp', width: 640, height: 480 },
    wide: { url: 'http://localhost:3000/api/media/file/lake-1280.webp', width: 1280, height: 960 },
  },
}

describe('a picture', () => {
  it('offers its sizes without the origin, so that the page works under every address', () => {
    const html = renderToStaticMarkup(<Picture media={large} sizes="50vw" />)
    expect(html).toContain(
      'srcSet="/api/media/file/lake-640.webp 640w, /api/media/file/lake-1280.webp 1280w"',
    )
    expect(html).not.toContain('localhost')
  })

  it('keeps its place while it loads, and waits until it is near', () => {
    const html = renderToStaticMarkup(<Picture media={large} sizes="50vw" />)
    expect(html).toContain('width="1600" height="1200"')
    expect(html).toContain('loading="lazy"')
  })

  it('is loaded at once where the page opens with it', () => {
    expect(renderToStaticMarkup(<Picture media={large} sizes="50vw" priority />)).toContain('loading="eager"')
  })

  it('falls back to the original when it is too small for other sizes', () => {
    const html = renderToStaticMarkup(<Picture media={small} sizes="50vw" />)
    expect(html).toContain('src="/api/media/file/lake.png"')
    expect(html).toContain('alt="A lake"')
  })
})
