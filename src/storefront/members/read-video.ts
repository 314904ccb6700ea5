export type Video = { kind: 'file' | 'player' | 'link'; url: string }

/**
 * How to show the address an editor put in: YouTube and Vimeo in their players without cookies, a file in the
 * browser's own, anything else as a link. Null when it is no web address.
 */
export function readVideo(address: string | null | undefined): Video | null {
  if (!address) return null
  if (address.startsWith('/') && !address.startsWith('//')) return { kind: 'file', url: address }
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  const player = playerAddress(url)
  if (player) return { kind: 'player', url: player }
  return { kind: /\.(mp4|webm|m4v|mov)$/i.test(url.pathname) ? 'file' : 'link', url: url.href }
}

function playerAddress(url: URL): string | null {
  const host = url.hostname.replace(/^(www|m)\./, '')
  if (host === 'youtu.be') return youtube(url.pathname.slice(1))
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return youtube(url.searchParams.get('v') ?? url.pathname.replace(/^\/(embed|shorts)\//, ''))
  }
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return null
  const id = /(\d+)/.exec(url.pathname)?.[1]
  return id ? `https://player.vimeo.com/video/${id}?dnt=1` : null
}

function youtube(id: string): string | null {
  return /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null
}
