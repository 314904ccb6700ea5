import styles from './player-controls.module.css'

export type PlayerChoices = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

/** One thing about a player that is chosen out of a list. */
export function PlayerChoice({ label, value, options, onChoose }: PlayerChoices) {
  return (
    <label className={styles.choice}>
      {label}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
