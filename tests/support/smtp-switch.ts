import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

export type SmtpSwitch = {
  smtpUrl: string
  /** Where mail goes while the line is up. */
  leadTo: (smtpUrl: string) => void
  /** Cuts the line: open connections break, new ones are closed at once. */
  cut: () => void
  mend: () => void
  close: () => Promise<void>
}

/** A line to a mail server that can be cut. */
export async function startSmtpSwitch(): Promise<SmtpSwitch> {
  const open = new Set<Socket>()
  let target: URL | undefined
  let isCut = false
  const server = createServer((client) => {
    if (isCut || !target) return client.destroy()
    const upstream = connect(Number(target.port), target.hostname)
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const breakAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (smtpUrl) => {
      target = new URL(smtpUrl)
    },
    cut: () => {
      isCut = true
      breakAll()
    },
    mend: () => {
      isCut = false
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        breakAll()
      }),
  }
}
