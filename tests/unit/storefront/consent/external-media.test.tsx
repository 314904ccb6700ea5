import { describe, expect, it } from 'vitest'
import type { OptionalCategory } from '@/src/domain/consent/cookie-choice'
import { AskedQuestionProvider } from '@/src/storefront/consent/asked-question'
import { ExternalMedia } from '@/src/storefront/consent/external-media'
import { readForeignScript } from '@/src/storefront/consent/foreign-script'
import { playerOf } from '@/src/storefront/consent/player-of'
import { draw } from '../support/in-language'

describe('Cookies: videos from elsewhere', () => {
  it.each([
    ['https://www.youtube-nocookie.com/embed/abcdef', 'YouTube'],
    ['https://player.vimeo.com/video/1?dnt=1', 'Vimeo'],
    ['https://videos.example.net/a.mp4', 'videos.example.net'],
    ['https://notyoutube.com/a.mp4', 'notyoutube.com'],
    ['https://shop.example.com/a.mp4', null],
    ['/api/media/file/a.mp4', null],
  ])('at %s are played by %s', (url, player) => {
    expect(playerOf(url, 'shop.example.com')).toBe(player)
  })

  it('are not asked for before somebody said yes; what is on this site is simply shown', () => {
    const frame = (url: string, categories: OptionalCategory[] = ['media']) =>
      draw(
        <AskedQuestionProvider question={{ textVersion: 1, categories, words: {} }}>
          <ExternalMedia url={url}>
            <iframe title="Video" src={url} />
          </ExternalMedia>
        </AskedQuestionProvider>,
      )
    const asked = frame('https://www.youtube-nocookie.com/embed/abcdef')
    expect(asked).not.toMatch(/iframe|src=/)
    expect(asked).toContain('YouTube learns your network address')
    expect(asked).toContain('Always show videos')
    expect(frame('/api/media/file/a.mp4')).toContain('<iframe')
    const unasked = frame('https://www.youtube-nocookie.com/embed/abcdef', [])
    expect(unasked, 'a yes that is not asked for is not offered').not.toContain('Always show videos')
    expect(unasked).not.toMatch(/iframe|src=/)
  })
})

describe('Specification 1: a cookie consent script of somebody else', () => {
  it('is none unless the site was built with one', () => {
    expect(readForeignScript({ url: undefined, attributes: 'data-a=b' })).toBeNull()
    expect(readForeignScript({ url: '', attributes: undefined })).toBeNull()
  })

  it('gets the attributes its maker asks for, and none that would run something', () => {
    const attributes = 'id=Consent&data-key=a%26b&onload=alert(1)&src=https://x.example&data-culture=en'
    expect(readForeignScript({ url: 'https://consent.example.net/uc.js', attributes })).toEqual({
      url: 'https://consent.example.net/uc.js',
      attributes: [
        ['id', 'Consent'],
        ['data-key', 'a&b'],
        ['data-culture', 'en'],
      ],
    })
  })
})
