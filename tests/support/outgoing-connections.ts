import { Socket } from 'node:net'

export type OutgoingConnections = {
  /** Where this process connected to since it was watched: `host:port`, each once. */
  seen: () => string[]
  stop: () => void
}

/** Watches every connection this process opens, whoever opens it: drivers, SDKs, `fetch`. */
export function watchOutgoingConnections(): OutgoingConnections {
  const seen = new Set<string>()
  const original = Socket.prototype.connect
  Socket.prototype.connect = function connect(this: Socket, ...args: unknown[]) {
    seen.add(addressOf(args))
    return Reflect.apply(original, this, args)
  } as typeof original
  return {
    seen: () => [...seen].sort(),
    stop: () => {
      Socket.prototype.connect = original
    },
  }
}

/** `connect(port, host)`, `connect({ port, host })`, `connect('path')`; Node hands its own calls on as a list in a list. */
function addressOf(args: unknown[]): string {
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args
  if (typeof first === 'object' && first !== null) {
    const { host, port, path } = first as { host?: string; port?: number | string; path?: string }
    return port === undefined ? String(path) : `${host ?? 'localhost'}:${port}`
  }
  return typeof first === 'number' ? `${String(second ?? 'localhost')}:${first}` : String(first)
}
