import { describe, expect, it } from 'vitest'
import { readConsentScript } from '@/src/storefront/consent/consent-script'
import { ExternalMedia } from '@/src/storefront/consent/external-media'
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
    const frame = (url: string) =>
      draw(
        <ExternalMedia url={url}>
          <iframe title="Video" src={url} />
        </ExternalMedia>,
      )
    const asked = frame('https://www.youtube-nocookie.com/embed/abcdef')
    expect(asked).not.toMatch(/iframe|src=/)
    expect(asked).toContain('YouTube learns your network address')
    expect(asked).toContain('Always show videos')
    expect(frame('/api/media/file/a.mp4')).toContain('<iframe')
  })
})

describe('Specification 1: a cookie consent script of somebody else', () => {
  it('is none unless the site was built with one', () => {
    expect(readConsentScript({ url: undefined, attributes: 'data-a=b' })).toBeNull()
    expect(readConsentScript({ url: '', attributes: undefined })).toBeNull()
  })

  it('gets the attributes its maker asks for, and none that would run something', () => {
    const attributes = 'id=Consent&data-key=a%26b&onload=alert(1)&src=https://x.example&data-culture=en'
    expect(readConsentScript({ url: 'https://consent.example.net/uc.js', attributes })).toEqual({
      url: 'https://consent.example.net/uc.js',
      attributes: [
        ['id', 'Consent'],
        ['data-key', 'a&b'],
        ['data-culture', 'en'],
      ],
    })
  })
})
