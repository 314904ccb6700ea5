/** Stands where a product has no picture. Specification 2, Payment screen: the fallback image. */
export function PlaceholderPicture({ className }: { className?: string }) {
  return (
    <picture>
      <img className={className} src={PLACEHOLDER_IMAGE} width={1200} height={900} alt="" loading="lazy" />
    </picture>
  )
}

/** The address of the fallback image, for those who draw pictures themselves. */
export const PLACEHOLDER_IMAGE = '/images/placeholder.svg'
