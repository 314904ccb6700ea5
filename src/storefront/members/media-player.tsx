'use client'

import { useState } from 'react'
import { LOCALES } from '@/src/domain/languages/locales'
import { useLocale, useMessages } from '../languages/language-provider'
import type { LessonProgress } from '../progress/use-progress'
import { useRememberedPosition } from '../progress/use-remembered-position'
import { type CaptionsChoice, captionsChoice, shownCaptions } from './captions-choice'
import styles from './media-player.module.css'
import { PlayerControls } from './player-controls'
import type { Lesson } from './program-answer'
import { useRecording } from './use-recording'
import { useRememberedChoice } from './use-remembered-choice'

type MediaPlayerProps = {
  lesson: Pick<Lesson, 'title' | 'tracks'>
  media: { url: string; kind: 'video' | 'audio' }
  standing: LessonProgress | null
}

const SPEEDS = ['0.75', '1', '1.25', '1.5'] as const
const CAPTIONS: readonly CaptionsChoice[] = ['off', 'page', ...LOCALES]

/**
 * A film or a sound of this site. Goes on where they stopped, at the speed and with the captions they chose here before. The
 * browser's own controls stand in until ours work.
 */
export function MediaPlayer({ lesson, media, standing }: MediaPlayerProps) {
  const t = useMessages('members')
  const locale = useLocale()
  const [speed, setSpeed] = useRememberedChoice('playbackSpeed', SPEEDS, '1')
  const [captions, setCaptions] = useRememberedChoice('captions', CAPTIONS, 'page')
  const shown = shownCaptions(
    captions,
    locale,
    lesson.tracks.map(({ language }) => language),
  )
  const [player, setPlayer] = useState<HTMLMediaElement | null>(null)
  useRecording(player, { speed: Number(speed), captions: shown })
  const position = useRememberedPosition(standing)

  const common = {
    src: media.url,
    controls: player === null,
    preload: 'metadata',
    'aria-label': lesson.title,
    ...position,
  } as const
  const names = { en: t('english'), fr: t('french') }
  const tracks = lesson.tracks.map(({ language, url }) => (
    <track key={url} kind="captions" src={url} srcLang={language} label={names[language]} />
  ))
  const captionsOf = {
    label: t('captions'),
    value: shown ?? 'off',
    options: [
      { value: 'off', label: t('noCaptions') },
      ...lesson.tracks.map(({ language }) => ({ value: language, label: names[language] })),
    ],
    onChoose: (value: string) =>
      setCaptions(captionsChoice(LOCALES.find((each) => each === value) ?? null, locale)),
  }
  const speeds = {
    label: t('speed'),
    value: speed,
    options: SPEEDS.map((value) => ({ value, label: t('times', { speed: Number(value) }) })),
    onChoose: (value: string) => setSpeed(SPEEDS.find((each) => each === value) ?? '1'),
  }
  const hasCaptions = media.kind === 'video' && lesson.tracks.length > 0

  return (
    <div className={styles.player}>
      {media.kind === 'audio' ? (
        <audio ref={setPlayer} className={styles.sound} {...common}>
          {tracks}
        </audio>
      ) : (
        <video ref={setPlayer} className={styles.film} playsInline {...common}>
          {tracks}
        </video>
      )}
      <PlayerControls
        player={player}
        kind={media.kind}
        choices={hasCaptions ? [captionsOf, speeds] : [speeds]}
      />
    </div>
  )
}
