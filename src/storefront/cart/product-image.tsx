import { PlaceholderPicture } from '../ui/placeholder-picture'
import styles from './product-image.module.css'

/** The picture of a product in a list of products; a drawing where it has none (Specification 2, Payment screen). */
export function ProductImage({ image }: { image: { url: string; alt: string } | null }) {
  if (!image) return <PlaceholderPicture className={styles.image} />
  return (
    <picture>
      <img className={styles.image} src={image.url} alt={image.alt} loading="lazy" width={640} height={480} />
    </picture>
  )
}
