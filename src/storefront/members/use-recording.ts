import { useEffect } from 'react'
import type { Locale } from '@/src/domain/languages/locales'
import { playOrPause } from './player-commands'

/** Plays at a speed and with captions, and for a press on the film itself. */
export function useRecording(
  player: HTMLMediaElement | null,
  { speed, captions }: { speed: number; captions: Locale | null },
): void {
  useEffect(() => {
    if (player) Object.assign(player, { defaultPlaybackRate: speed, playbackRate: speed })
  }, [player, speed])
  useEffect(() => {
    const tracks = player?.textTracks
    if (!tracks) return
    const show = () => {
      for (const track of tracks) track.mode = track.language === captions ? 'showing' : 'disabled'
    }
    // A browser that sees captions wanted may add those in its own language, once it has read them.
    const showOne = () => {
      if ([...tracks].filter(({ mode }) => mode === 'showing').length > 1) show()
    }
    show()
    tracks.addEventListener('addtrack', show)
    tracks.addEventListener('change', showOne)
    return () => {
      tracks.removeEventListener('addtrack', show)
      tracks.removeEventListener('change', showOne)
    }
  }, [player, captions])
  useEffect(() => {
    const press = () => playOrPause(player)
    player?.addEventListener('click', press)
    return () => player?.removeEventListener('click', press)
  }, [player])
}
