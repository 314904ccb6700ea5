/** Who would be asked for a video at this address; null for this site itself. */
export function playerOf(url: string, ownHost = currentHost()): string | null {
  if (!URL.canParse(url)) return null
  const { hostname, host } = new URL(url)
  if (host === ownHost) return null
  if (/(^|\.)youtube(-nocookie)?\.com$/.test(hostname)) return 'YouTube'
  return /(^|\.)vimeo\.com$/.test(hostname) ? 'Vimeo' : hostname
}

function currentHost(): string | undefined {
  return typeof location === 'undefined' ? undefined : location.host
}
