import { useEffect, useState } from 'react'

export type Playback = { isPlaying: boolean; isFull: boolean; volume: number; at: number; length: number }

const STILL: Playback = { isPlaying: false, isFull: false, volume: 1, at: 0, length: 0 }
const CHANGES = ['play', 'pause', 'ended', 'timeupdate', 'seeking', 'durationchange', 'volumechange'] as const

/** How a recording stands, in whole seconds. */
export function usePlayback(player: HTMLMediaElement | null): Playback {
  const [playback, setPlayback] = useState(STILL)
  useEffect(() => {
    if (player === null) return
    const read = () => {
      const now = standingOf(player)
      setPlayback((before) => (isSame(before, now) ? before : now))
    }
    read()
    for (const change of CHANGES) player.addEventListener(change, read)
    document.addEventListener('fullscreenchange', read)
    return () => {
      for (const change of CHANGES) player.removeEventListener(change, read)
      document.removeEventListener('fullscreenchange', read)
    }
  }, [player])
  return playback
}

function standingOf(player: HTMLMediaElement): Playback {
  return {
    isPlaying: !player.paused && !player.ended,
    isFull: document.fullscreenElement?.contains(player) ?? false,
    volume: player.muted ? 0 : player.volume,
    at: Math.floor(player.currentTime),
    length: Number.isFinite(player.duration) ? Math.floor(player.duration) : 0,
  }
}

function isSame(one: Playback, other: Playback): boolean {
  return (Object.keys(one) as (keyof Playback)[]).every((key) => one[key] === other[key])
}
