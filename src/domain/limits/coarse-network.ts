/**
 * As much of a network as proof needs: the first three parts of an IPv4 address, the first three of an IPv6 one. It
 * says which provider somebody came from, and not who they are. Null where no network is known.
 */
export function coarseNetwork(network: string | null): string | null {
  const [address = ''] = (network ?? '').split('/')
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  if (!address.includes(':')) return null
  const [head = ''] = address.split('::')
  const parts = head.split(':').filter(Boolean).slice(0, 3)
  return parts.length > 0 ? `${parts.join(':')}::/48` : null
}
