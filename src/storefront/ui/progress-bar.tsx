import styles from './progress-bar.module.css'

type ProgressBarProps = {
  value: number
  max: number
  /** What advances: "Lessons". */
  label: string
  /** How far, in words: "3 of 8 lessons". Defaults to a percentage. */
  valueText?: string
}

/** How far something has come, drawn and said. Values outside 0…max are drawn as the nearest end. */
export function ProgressBar({ value, max, label, valueText }: ProgressBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  const words = valueText ?? `${Math.round(share * 100)} %`
  return (
    <div className={styles.progress}>
      <div className={styles.words} aria-hidden="true">
        <span>{label}</span>
        <span>{words}</span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={share * max}
        aria-valuetext={words}
      >
        <div className={styles.done} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  )
}
