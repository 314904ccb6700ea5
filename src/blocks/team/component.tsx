import { initialsOf } from '@/src/domain/branding/initials'
import type { TeamBlock } from '@/src/generated/payload-types'
import { Picture } from '@/src/storefront/ui/picture'
import { mediaOf } from '../media-of'
import { Section } from '../section'
import styles from './component.module.css'

/** People with what they do. Whose picture is missing is shown by initials, which screen readers pass over. */
export function Team({ heading, intro, people }: TeamBlock) {
  return (
    <Section heading={heading} intro={intro}>
      <ul className={styles.list}>
        {people.map(({ id, name, role, text, image }) => {
          const media = mediaOf(image)
          return (
            <li key={id ?? name}>
              {media ? (
                <Picture className={styles.picture} media={media} sizes="8rem" alt="" />
              ) : (
                <span className={styles.picture} aria-hidden="true">
                  {initialsOf(name)}
                </span>
              )}
              <div>
                <h3>{name}</h3>
                {role ? <p className={styles.role}>{role}</p> : null}
                {text ? <p>{text}</p> : null}
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
