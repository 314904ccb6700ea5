'use client'

import { browserStorage } from 'payload-plugin-digital-commerce/client'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useMessages } from '../languages/language-provider'
import type { LessonProgress } from '../progress/use-progress'
import { useRememberedPosition } from '../progress/use-remembered-position'
import styles from './media-player.module.css'
import type { Lesson } from './program-answer'

type MediaPlayerProps = {
  lesson: Pick<Lesson, 'title' | 'tracks'>
  media: { url: string; kind: 'video' | 'audio' }
  standing: LessonProgress | null
}

const SPEED_KEY = 'playbackSpeed'
const SPEEDS = ['0.75', '1', '1.25', '1.5'] as const

/**
 * A film or a sound of this site, in the browser's own player: it is used by keyboard and read by screen readers as people
 * know it. Goes on where they stopped, at the speed they chose, with captions in the language of the page.
 */
export function MediaPlayer({ lesson, media, standing }: MediaPlayerProps) {
  const t = useMessages('members')
  const locale = useLocale()
  const player = useRef<HTMLMediaElement | null>(null)
  const [speed, setSpeed] = useState('1')
  const position = useRememberedPosition(standing)

  useEffect(() => setSpeed(browserStorage.getItem(SPEED_KEY) ?? '1'), [])
  useEffect(() => {
    if (player.current) player.current.playbackRate = Number(speed)
  }, [speed])

  const common = { src: media.url, controls: true, preload: 'metadata', ...position } as const
  const languages = { en: t('english'), fr: t('french') }
  const tracks = lesson.tracks.map(({ language, url }) => (
    <track
      key={url}
      kind="captions"
      src={url}
      srcLang={language}
      label={languages[language]}
      default={language === locale}
    />
  ))

  return (
    <div className={styles.player}>
      {media.kind === 'audio' ? (
        <audio
          ref={(element) => keep(player, element, speed)}
          className={styles.sound}
          aria-label={lesson.title}
          {...common}
        >
          {tracks}
        </audio>
      ) : (
        <video
          ref={(element) => keep(player, element, speed)}
          className={styles.film}
          playsInline
          aria-label={lesson.title}
          {...common}
        >
          {tracks}
        </video>
      )}
      <label className={styles.speed}>
        {t('speed')}
        <select
          value={speed}
          onChange={({ target: { value } }) => {
            setSpeed(value)
            browserStorage.setItem(SPEED_KEY, value)
          }}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {t('times', { speed: Number(each) })}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

function keep(
  player: { current: HTMLMediaElement | null },
  element: HTMLMediaElement | null,
  speed: string,
): void {
  player.current = element
  if (element) element.playbackRate = Number(speed)
}
