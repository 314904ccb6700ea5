import type { KeyboardEvent } from 'react'
import { useMessages } from '../languages/language-provider'
import { Button } from '../ui/button'
import { PlayerChoice, type PlayerChoices } from './player-choice'
import { playOrPause, seek, switchFullScreen } from './player-commands'
import styles from './player-controls.module.css'
import { usePlayback } from './use-playback'

type PlayerControlsProps = {
  player: HTMLMediaElement | null
  kind: 'video' | 'audio'
  /** What is chosen once and remembered, each by its name. */
  choices: PlayerChoices[]
}

const STEP_SECONDS = 5
const STEPS: Record<string, number> = {
  ArrowLeft: -STEP_SECONDS,
  ArrowDown: -STEP_SECONDS,
  ArrowRight: STEP_SECONDS,
  ArrowUp: STEP_SECONDS,
}

/**
 * What a recording is played with, under it: names in the language of the page, which a browser's own controls have in its own, and
 * as large as every other button. All of it are the elements people know from forms, so each works by keyboard.
 */
export function PlayerControls({ player, kind, choices }: PlayerControlsProps) {
  const t = useMessages('members')
  const { isPlaying, isFull, volume, at, length } = usePlayback(player)
  const step = (event: KeyboardEvent) => {
    const seconds = STEPS[event.key]
    if (seconds === undefined || player === null) return
    event.preventDefault()
    seek(player, player.currentTime + seconds)
  }
  const time = { at: clock(at), length: clock(length) }

  return (
    <fieldset className={styles.controls} aria-label={t('player')}>
      <div className={styles.line}>
        <Button className={styles.play} onClick={() => playOrPause(player)}>
          {t(isPlaying ? 'pause' : 'play')}
        </Button>
        <input
          className={styles.position}
          type="range"
          aria-label={t('position')}
          aria-valuetext={t('timeOf', time)}
          min={0}
          max={Math.max(length, 1)}
          value={at}
          onKeyDown={step}
          onChange={({ target }) => seek(player, Number(target.value))}
        />
        <span className={styles.time} aria-hidden="true">
          {time.at} / {time.length}
        </span>
      </div>
      <div className={styles.line}>
        {choices.map((choice) => (
          <PlayerChoice key={choice.label} {...choice} />
        ))}
        <label className={styles.volume}>
          {t('volume')}
          <input
            type="range"
            min={0}
            max={1}
            step={0.1}
            value={volume}
            onChange={({ target }) => {
              if (player) Object.assign(player, { muted: false, volume: Number(target.value) })
            }}
          />
        </label>
        {kind === 'video' ? (
          <Button variant="quiet" onClick={() => switchFullScreen(player, isFull)}>
            {t(isFull ? 'leaveFullScreen' : 'fullScreen')}
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}

/** 75 is 1:15. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
