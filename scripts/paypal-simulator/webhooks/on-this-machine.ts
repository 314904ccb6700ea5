const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Whether an address is on this machine. The simulator speaks to nobody else. */
export function isOnThisMachine(address: string): boolean {
  return URL.canParse(address) && LOOPBACK.has(new URL(address).hostname)
}
