import { productAddress } from '../catalog/product-address'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { ProgressLine } from '../progress/progress-line'
import styles from './my-programs-screen.module.css'
import type { CardProgress } from './owned-program-card'

/** Programs that are closed again, with how far somebody came: that is kept. */
export function EndedPrograms({ programs }: { programs: readonly CardProgress[] }) {
  const t = useMessages('members')
  return (
    <section className={styles.ended} aria-labelledby="ended-programs">
      <h2 id="ended-programs">{t('noLongerOpen')}</h2>
      <p className={styles.summary}>{t('howFar')}</p>
      <ul className={styles.endedList}>
        {programs.map((program) => (
          <li key={program.programId}>
            <LocalLink href={productAddress(program.slug)}>{program.title}</LocalLink>
            <ProgressLine {...program} />
          </li>
        ))}
      </ul>
    </section>
  )
}
