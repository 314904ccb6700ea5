import { describe, expect, it } from 'vitest'
import { mediaGaps } from '@/src/domain/learning/media-gaps'

const film = { hasFile: true, hasLink: false, captions: ['en', 'fr'], hasTranscript: true }

describe('Learning, Media: what staff are told before they publish', () => {
  it('is nothing when captions in both languages and a transcript are there, or when there is no film', () => {
    expect(mediaGaps(film)).toEqual([])
    expect(mediaGaps({ hasFile: false, hasLink: false, captions: [], hasTranscript: false })).toEqual([])
  })

  it('names what is missing', () => {
    expect(mediaGaps({ ...film, captions: [], hasTranscript: false })).toEqual([
      expect.stringContaining('no captions'),
      expect.stringContaining('no transcript'),
    ])
    expect(mediaGaps({ ...film, captions: ['en'] })).toEqual(['It has no French captions.'])
    expect(mediaGaps({ ...film, captions: ['fr'] })).toEqual(['It has no English captions.'])
  })

  it('asks a video elsewhere for a transcript alone: its captions are there', () => {
    const link = { hasFile: false, hasLink: true, captions: [], hasTranscript: false }
    expect(mediaGaps(link)).toEqual([expect.stringContaining('no transcript')])
  })
})
