import net from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { findFreePort, isPortFree, portProblems, readPort } from '@/scripts/environment/ports.mjs'

const servers: net.Server[] = []

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

describe('reading a port from the environment', () => {
  it('takes the default when nothing is said', () => {
    expect(readPort({}, 'PORT', 3000)).toEqual({ port: 3000 })
    expect(readPort({ PORT: '' }, 'PORT', 3000)).toEqual({ port: 3000 })
  })

  it('takes what is said', () => {
    expect(readPort({ PORT: '3100' }, 'PORT', 3000)).toEqual({ port: 3100 })
  })

  it.each(['abc', '0', '65536', '3000.5', '-1'])('refuses %s and names the variable', (value) => {
    expect(readPort({ MAIL_UI_PORT: value }, 'MAIL_UI_PORT', 1080)).toEqual({
      problem: `MAIL_UI_PORT=${value} is not a port number (1 to 65535).`,
    })
  })
})

describe('making sure of ports before anything starts', () => {
  it('says which port is taken and gives a command that works', async () => {
    const port = await occupy()
    const wanted = [{ variable: 'PORT', port, purpose: 'shop' }]
    const elsewhere = port + 100 <= 65535 ? port + 100 : port - 100
    expect(await portProblems(wanted)).toEqual([
      `Port ${port} (shop) is already in use. Choose another: PORT=${elsewhere} npm run demo`,
    ])
  })

  it('names every taken port at once', async () => {
    const [shop, mail] = [await occupy(), await occupy()]
    const wanted = [
      { variable: 'PORT', port: shop, purpose: 'shop' },
      { variable: 'MAIL_UI_PORT', port: mail, purpose: 'mail' },
    ]
    const problems = await portProblems(wanted)
    expect(problems).toHaveLength(2)
    expect(problems[0]).toContain(`Port ${shop} (shop)`)
    expect(problems[1]).toContain(`Port ${mail} (mail)`)
  })

  it('refuses the same port for two things', async () => {
    const port = await findFreePort()
    const wanted = [
      { variable: 'PORT', port, purpose: 'shop' },
      { variable: 'PAYPAL_SIMULATOR_PORT', port, purpose: 'PayPal simulator' },
    ]
    expect(await portProblems(wanted)).toEqual([
      `PAYPAL_SIMULATOR_PORT and PORT are both ${port}. Each needs its own port.`,
    ])
  })

  it('counts a port as taken that another program answers at localhost by another way', async () => {
    const port = await occupy(hasIPv6() ? '::1' : '127.0.0.1')
    expect(await isPortFree(port)).toBe(false)
  })

  it('is content with free ports and leaves them free', async () => {
    const port = await findFreePort()
    expect(await portProblems([{ variable: 'PORT', port, purpose: 'shop' }])).toEqual([])
    expect(await isPortFree(port)).toBe(true)
  })
})

function hasIPv6(): boolean {
  return Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => address === '::1'),
  )
}

async function occupy(host = '127.0.0.1'): Promise<number> {
  const server = net.createServer()
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  return address.port
}

describe('finding a free port', () => {
  it('gives none that a connection which goes out could take before the server does', async () => {
    const ports = await Promise.all(Array.from({ length: 50 }, findFreePort))
    expect(Math.max(...ports)).toBeLessThan(32_768)
    expect(Math.min(...ports)).toBeGreaterThan(10_080)
  })
})
