export type Connection = {
  /** Who is at the other end of the line: the visitor, or the last proxy. */
  socket: string | undefined
  /** `X-Forwarded-For` as it came. Anybody can write one. */
  forwardedFor: string | undefined
  /** How many proxies of our own stand in front, each of which adds one address to the header. */
  trustedHops: number
}

/**
 * The network a request comes from, for counting: an IPv4 address, or the /64 of an IPv6 one, which is one household's.
 * Only what our own proxies wrote into the header is believed. Null when nobody can know: no line, or a line from this
 * machine or a private network without a trusted proxy, where every visitor would look the same.
 */
export function visitorNetwork({ socket, forwardedFor, trustedHops }: Connection): string | null {
  const line = network(socket)
  if (trustedHops === 0) return line && !isPrivate(line) ? line : null
  const written = (forwardedFor ?? '').split(',').map((part) => part.trim())
  return network(written.at(-trustedHops)) ?? line
}

function network(address: string | undefined): string | null {
  const plain = (address ?? '').toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (/^\d+(\.\d+){3}$/.test(plain)) return URL.canParse(`http://${plain}`) ? plain : null
  if (!/^[0-9a-f:]+$/.test(plain) || !URL.canParse(`http://[${plain}]`)) return null
  return plain === '::1' ? plain : firstHalf(plain)
}

/** Of a valid IPv6 address. */
function firstHalf(address: string): string {
  const [left = '', right = ''] = address.split('::')
  const before = left.split(':').filter(Boolean)
  const after = right.split(':').filter(Boolean)
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

function isPrivate(address: string): boolean {
  return /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe[89ab])/.test(address)
}
