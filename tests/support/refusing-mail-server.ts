import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** What the server says to a step of a mail; undefined when it takes it. */
type Say = (step: 'MAIL' | 'RCPT' | 'DATA', line: string) => string | undefined

export type RefusingMailServer = {
  smtpUrl: string
  /** What it says from now on. */
  answer: (say: Say) => void
  /** The raw mails it took. */
  taken: string[]
  close: () => Promise<void>
}

/** A mail server that says no where it is told to, in its own words. */
export async function startRefusingMailServer(): Promise<RefusingMailServer> {
  const open = new Set<Socket>()
  const taken: string[] = []
  let say: Say = () => undefined
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
    converse(socket, (step, line) => say(step, line), taken)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (answer) => {
      say = answer
    },
    taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

function converse(socket: Socket, say: Say, taken: string[]): void {
  let heard = ''
  let isMail = false
  socket.write('220 test\r\n')
  socket.on('data', (chunk) => {
    heard += chunk.toString()
    for (;;) {
      const end = isMail ? '\r\n.\r\n' : '\r\n'
      const at = heard.indexOf(end)
      if (at < 0) return
      const line = heard.slice(0, at)
      heard = heard.slice(at + end.length)
      if (isMail) {
        isMail = false
        const refusal = say('DATA', line)
        if (!refusal) taken.push(line)
        socket.write(`${refusal ?? '250 2.0.0 taken'}\r\n`)
        continue
      }
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'DATA') isMail = true
      socket.write(`${replyTo(verb, line, say)}\r\n`)
    }
  })
}

function replyTo(verb: string, line: string, say: Say): string {
  if (verb === 'DATA') return '354 go on'
  if (verb === 'QUIT') return '221 bye'
  return (verb === 'MAIL' || verb === 'RCPT' ? say(verb, line) : undefined) ?? '250 fine'
}
