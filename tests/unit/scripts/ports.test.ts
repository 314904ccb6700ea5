import net from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { findFreePort, isPortFree, readPort, requireFreePorts } from '@/scripts/environment/ports.mjs'

const servers: net.Server[] = []

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

describe('reading a port from the environment', () => {
  it('takes the default when nothing is said', () => {
    expect(readPort({}, 'PORT', 3000)).toBe(3000)
    expect(readPort({ PORT: '' }, 'PORT', 3000)).toBe(3000)
  })

  it('takes what is said', () => {
    expect(readPort({ PORT: '3100' }, 'PORT', 3000)).toBe(3100)
  })

  it.each(['abc', '0', '65536', '3000.5', '-1'])('refuses %s and names the variable', (value) => {
    expect(() => readPort({ MAIL_UI_PORT: value }, 'MAIL_UI_PORT', 1080)).toThrow(
      `MAIL_UI_PORT=${value} is not a port`,
    )
  })
})

describe('making sure of ports before anything starts', () => {
  it('says which port is taken and gives a command that works', async () => {
    const port = await occupy()
    const wanted = [{ variable: 'PORT', port, purpose: 'shop' }]
    const elsewhere = port + 100 <= 65535 ? port + 100 : port - 100
    await expect(requireFreePorts(wanted)).rejects.toThrow(
      `Port ${port} (shop) is already in use. Choose another: PORT=${elsewhere} npm run demo`,
    )
  })

  it('names every taken port at once', async () => {
    const [shop, mail] = [await occupy(), await occupy()]
    const wanted = [
      { variable: 'PORT', port: shop, purpose: 'shop' },
      { variable: 'MAIL_UI_PORT', port: mail, purpose: 'mail' },
    ]
    const complaint = await requireFreePorts(wanted).catch((error: Error) => error.message)
    expect(complaint).toContain(`Port ${shop} (shop)`)
    expect(complaint).toContain(`Port ${mail} (mail)`)
  })

  it('refuses the same port for two things', async () => {
    const port = await findFreePort()
    const wanted = [
      { variable: 'PORT', port, purpose: 'shop' },
      { variable: 'PAYPAL_SIMULATOR_PORT', port, purpose: 'PayPal simulator' },
    ]
    await expect(requireFreePorts(wanted)).rejects.toThrow(`PAYPAL_SIMULATOR_PORT and PORT are both ${port}`)
  })

  it('is content with free ports and leaves them free', async () => {
    const port = await findFreePort()
    await requireFreePorts([{ variable: 'PORT', port, purpose: 'shop' }])
    expect(await isPortFree(port)).toBe(true)
  })
})

async function occupy(): Promise<number> {
  const server = net.createServer()
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  return address.port
}
