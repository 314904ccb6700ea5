import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { idOf, orderRequest, simulatedPayPal } from './simulated-paypal'

function stateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'paypal-simulator-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'deeper', 'state.json')
}

describe('the simulator’s memory', () => {
  it('survives a restart with orders, money, keys and clock', async () => {
    const file = stateFile()
    const before = await simulatedPayPal({ stateFile: file })
    const paid = await before.approvedOrder()
    await before.capture(paid, 'c')
    const open = idOf(await before.create(orderRequest(), 'k'))
    await before.advance(1000)
    await before.close()

    const after = await simulatedPayPal({ stateFile: file })
    expect(await after.ledger()).toHaveLength(1)
    expect((await after.capture(paid, 'c')).status).toBe(200)
    expect(idOf(await after.create(orderRequest(), 'k'))).toBe(open)
    expect((await after.control('/clock')).body.offsetMs).toBe(1000)
  })

  it('gives the same ids for the same seed and others for another', async () => {
    const firstId = async (seed: string) => idOf(await (await simulatedPayPal({ seed })).create())
    expect(await firstId('one')).toBe(await firstId('one'))
    expect(await firstId('one')).not.toBe(await firstId('two'))
  })

  it('can be emptied, and still never gives an id out twice', async () => {
    const paypal = await simulatedPayPal()
    const id = idOf(await paypal.create())
    await paypal.paidCapture()
    await paypal.control('/reset', {})
    expect(await paypal.ledger()).toEqual([])
    expect(await paypal.controlList('/orders')).toEqual([])
    expect((await paypal.create()).status).toBe(401)
    expect((await paypal.control(`/orders/${id}`)).status).toBe(404)
  })

  it('records what arrived, without secrets', async () => {
    const paypal = await simulatedPayPal()
    await paypal.create(orderRequest(), 'k')
    const [token, create] = await paypal.controlList('/requests')
    expect(token).toMatchObject({
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: { authorization: 'Basic ***' },
    })
    expect(create).toMatchObject({
      path: '/v2/checkout/orders',
      status: 201,
      headers: { authorization: 'Bearer ***', 'paypal-request-id': 'k' },
      body: JSON.stringify(orderRequest()),
      remarks: [],
    })
  })

  it('refuses to turn the clock back and calls it does not know', async () => {
    const paypal = await simulatedPayPal()
    expect((await paypal.advance(-1)).status).toBe(400)
    expect((await paypal.control('/nothing')).status).toBe(404)
    expect((await paypal.call('/v2/nothing')).status).toBe(404)
  })
})
