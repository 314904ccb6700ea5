import { classNames } from '../ui/class-names'
import styles from './product-image.module.css'

type ProductImageProps = { image: { url: string; alt: string } | null; className?: string }

/** The picture of a product in a list of products; a drawing where it has none. */
export function ProductImage({ image, className }: ProductImageProps) {
  const look = classNames(styles.image, className)
  if (image) {
    return (
      <picture>
        <img className={look} src={image.url} alt={image.alt} loading="lazy" width={640} height={480} />
      </picture>
    )
  }
  return (
    <svg className={look} viewBox="0 0 64 48" aria-hidden="true" focusable="false" fill="none">
      <path d="M0 40c12-9 22-9 32-3s20 5 32-4v15H0z" fill="currentColor" opacity="0.35" />
      <path d="M0 45c14-6 26-5 36-2s20 2 28-1v6H0z" fill="currentColor" opacity="0.5" />
      <circle cx="44" cy="15" r="6" fill="currentColor" opacity="0.45" />
    </svg>
  )
}
