import type { CSSProperties } from 'react'
import type { Media } from '@/src/generated/payload-types'
import { mediaPath } from './media-path'

type PictureProps = {
  media: Media
  /** How wide it is drawn, as the `sizes` attribute of an image: the browser picks the file by it. */
  sizes: string
  /** For what is in view when the page opens; everything else waits until it is near. */
  priority?: boolean
  /** Overrides the picture's own words; "" for one that says nothing the text does not say. */
  alt?: string
  className?: string
}

/** An uploaded picture, in the smallest of its sizes that is sharp enough. Its place is kept while it loads. */
export function Picture({ media, sizes, priority = false, alt = media.alt, className }: PictureProps) {
  const files = filesOf(media)
  const largest = files.at(-1)
  if (largest === undefined) return null
  return (
    <picture>
      <source srcSet={files.map(({ src, width }) => `${src} ${width}w`).join(', ')} sizes={sizes} />
      <img
        className={className}
        src={largest.src}
        width={media.width ?? largest.width}
        height={media.height ?? undefined}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        style={focus(media)}
      />
    </picture>
  )
}

/** The made sizes, narrow to wide; the original only where it is no wider than the widest of them would be. */
function filesOf({ url, width, sizes }: Media): { src: string; width: number }[] {
  const made = [sizes?.card, sizes?.wide].flatMap((size) =>
    size?.url && size.width ? [{ src: mediaPath(size.url), width: size.width }] : [],
  )
  if (sizes?.wide?.url || !url || !width) return made
  return [...made, { src: mediaPath(url), width }]
}

function focus({ focalX, focalY }: Media): CSSProperties | undefined {
  if (typeof focalX !== 'number' || typeof focalY !== 'number') return undefined
  return { objectPosition: `${focalX}% ${focalY}%` }
}
