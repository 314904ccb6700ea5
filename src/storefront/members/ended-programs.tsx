import Link from 'next/link'
import { ProgressLine } from '../progress/progress-line'
import styles from './my-programs-screen.module.css'
import type { CardProgress } from './owned-program-card'

/** Programs that are closed again, with how far somebody came: that is kept. */
export function EndedPrograms({ programs }: { programs: readonly CardProgress[] }) {
  return (
    <section className={styles.ended} aria-labelledby="ended-programs">
      <h2 id="ended-programs">No longer open</h2>
      <p className={styles.summary}>How far you came is kept, and is there again if they open again.</p>
      <ul className={styles.endedList}>
        {programs.map((program) => (
          <li key={program.programId}>
            <Link href={`/${program.slug}`}>{program.title}</Link>
            <ProgressLine {...program} />
          </li>
        ))}
      </ul>
    </section>
  )
}
