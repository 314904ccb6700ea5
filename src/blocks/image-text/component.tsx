import type { ImageTextBlock } from '@/src/generated/payload-types'
import { classNames } from '@/src/storefront/ui/class-names'
import { Picture } from '@/src/storefront/ui/picture'
import { RichText } from '@/src/storefront/ui/rich-text'
import { ActionLinks } from '../action-links'
import { mediaOf } from '../media-of'
import { Section } from '../section'
import styles from './component.module.css'

/** A picture and a text side by side; on a phone the picture stands above. */
export function ImageText({ heading, content, image, imageSide, actions }: ImageTextBlock) {
  const media = mediaOf(image)
  return (
    <Section>
      <div className={classNames(media && styles.columns, styles[imageSide])}>
        {media ? (
          <div>
            <Picture className={styles.picture} media={media} sizes="(min-width: 48em) 32rem, 100vw" />
          </div>
        ) : null}
        <div className={styles.words}>
          <h2>{heading}</h2>
          <RichText content={content} />
          <ActionLinks actions={actions} />
        </div>
      </div>
    </Section>
  )
}
