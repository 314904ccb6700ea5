import { describe, expect, it } from 'vitest'
import { MEDIA_REFUSALS, type MediaParts, refusalOfMedia } from '@/src/domain/files/playable-media'

const of = (container: MediaParts['container'], video: (string | null)[], audio: (string | null)[]) => ({
  container,
  video,
  audio,
})

describe('Learning, Media: what every browser plays', () => {
  it.each([
    ['a film as most programs save it', of('mp4', ['avc'], ['aac'])],
    ['a film without sound', of('mp4', ['avc'], [])],
    ['sound alone as M4A', of('mp4', [], ['aac'])],
    ['sound alone as MP3', of('mp3', [], ['mp3'])],
    ['a film for the web', of('webm', ['vp9'], ['opus'])],
  ])('is %s', (_, parts) => {
    expect(refusalOfMedia(parts)).toBeNull()
  })

  it.each([
    ['a telephone’s HEVC', of('mp4', ['hevc'], ['aac']), 'HEVC (H.265)'],
    ['a second track of another kind', of('mp4', ['avc', 'av1'], ['aac']), 'AV1'],
    ['sound of another kind', of('mp4', ['avc'], ['ac3']), 'AC3'],
    ['something nobody knows', of('webm', [null], ['opus']), '?'],
  ])('is not %s: it says what to do', (_, parts, name) => {
    const refusal = refusalOfMedia(parts)
    expect(refusal).toContain(`saved as ${name}.`)
    expect(refusal).toContain('Save it as MP4')
  })

  it('is nothing that cannot be read, and nothing that is empty', () => {
    expect(refusalOfMedia(null)).toBe(MEDIA_REFUSALS.unreadable)
    expect(refusalOfMedia(of('other', ['avc'], ['aac']))).toBe(MEDIA_REFUSALS.unreadable)
    expect(refusalOfMedia(of('mp4', [], []))).toBe(MEDIA_REFUSALS.empty)
  })
})
