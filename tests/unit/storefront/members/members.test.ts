import { describe, expect, it } from 'vitest'
import { fileSize } from '@/src/storefront/members/file-size'
import { neighboursOf } from '@/src/storefront/members/neighbours'
import { readVideo } from '@/src/storefront/members/read-video'

describe('the video of a lesson', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=abcDEF12345',
      'player',
      'https://www.youtube-nocookie.com/embed/abcDEF12345',
    ],
    ['https://youtu.be/abcDEF12345', 'player', 'https://www.youtube-nocookie.com/embed/abcDEF12345'],
    ['https://vimeo.com/123456', 'player', 'https://player.vimeo.com/video/123456?dnt=1'],
    ['https://videos.example.com/a.mp4', 'file', 'https://videos.example.com/a.mp4'],
    ['/media/a.mp4', 'file', '/media/a.mp4'],
    ['https://example.com/talk', 'link', 'https://example.com/talk'],
  ])('%s is shown as a %s', (address, kind, url) => {
    expect(readVideo(address)).toEqual({ kind, url })
  })

  it.each([null, '', 'not an address', 'javascript:alert(1)', '//elsewhere.test/a.mp4'])(
    'is none for %s',
    (address) => {
      expect(readVideo(address)).toBeNull()
    },
  )
})

it('writes the size of a file as people read it', () => {
  expect([300, 48_200, 1_536_000, 2_000_000].map((bytes) => fileSize(bytes, 'en'))).toEqual([
    '1 kB',
    '48 kB',
    '1.5 MB',
    '2 MB',
  ])
})

describe('the lessons around a lesson', () => {
  const entry = (slug: string) => ({
    id: slug,
    slug,
    language: 'en' as const,
    title: slug,
    summary: null,
    minutes: null,
  })
  const program = {
    sections: [
      { id: 's1', language: 'en' as const, title: 'One', summary: null, lessons: [entry('a'), entry('b')] },
      { id: 's2', language: 'en' as const, title: 'Two', summary: null, lessons: [entry('c')] },
    ],
  }

  it.each([
    ['a', undefined, 'b'],
    ['b', 'a', 'c'],
    ['c', 'b', undefined],
    ['gone', undefined, undefined],
  ])('of %s are %s and %s, across sections', (slug, previous, next) => {
    const around = neighboursOf(program, slug)
    expect([around.previous?.slug, around.next?.slug]).toEqual([previous, next])
  })
})
