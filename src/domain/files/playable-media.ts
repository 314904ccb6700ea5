/** What a film or a sound is made of; a codec is null where nobody knows it. */
export type MediaParts = {
  container: 'mp4' | 'webm' | 'mp3' | 'other'
  video: (string | null)[]
  audio: (string | null)[]
}

/** What Chrome, Firefox, Safari and Edge of the last years all play, by container. */
const PLAYED = {
  mp4: { video: ['avc'], audio: ['aac', 'mp3'] },
  webm: { video: ['vp8', 'vp9'], audio: ['opus', 'vorbis'] },
  mp3: { video: [], audio: ['mp3'] },
} as const satisfies Record<string, { video: readonly string[]; audio: readonly string[] }>

/** As the programs call them that save films. */
const NAMES: Record<string, string> = { hevc: 'HEVC (H.265)', av1: 'AV1', prores: 'ProRes' }

export const MEDIA_REFUSALS = {
  unreadable:
    'This is no film or sound that can be read. Save it again as MP4 (H.264 video, AAC sound) or MP3, and upload that file.',
  empty: 'There is neither picture nor sound in this file. Save it again, and upload that file.',
  codec:
    'Not every browser plays this file: it is saved as {codec}. Save it as MP4 with H.264 video and AAC sound (sound alone as MP3), and upload that file.',
} as const

/**
 * Why a film or sound is refused: the sentence with what to do, or null when every browser of the last years plays it. Of
 * several tracks each must be played, for the browser chooses among them by itself.
 */
export function refusalOfMedia(parts: MediaParts | null): string | null {
  if (parts === null || parts.container === 'other') return MEDIA_REFUSALS.unreadable
  if (parts.video.length === 0 && parts.audio.length === 0) return MEDIA_REFUSALS.empty
  const played: { video: readonly string[]; audio: readonly string[] } = PLAYED[parts.container]
  const wrong = [
    ...parts.video.filter((codec) => !played.video.includes(codec ?? '')),
    ...parts.audio.filter((codec) => !played.audio.includes(codec ?? '')),
  ]
  if (wrong.length === 0) return null
  const [codec] = wrong
  return MEDIA_REFUSALS.codec.replace('{codec}', codec ? (NAMES[codec] ?? codec.toUpperCase()) : '?')
}
