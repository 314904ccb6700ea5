import { deliverLicences } from '@/plugins/groups/operations/deliver-licences'
import { type ProductTerms, withTerms } from './access'
import { person } from './factories/person'
import { approvedOrder, capture } from './purchase'
import type { Customer, Shop, TestProduct } from './shop'

export type Seat = { id: string; state: string; email: string | null; canReturn: boolean }
export type Group = {
  id: string
  code: string
  isOpen: boolean
  endsAt: string | null
  seats: Seat[]
  report: { joined: number; opened: number | null; finished: number | null; people: unknown[] }
}
export type BoughtGroup = {
  leader: Customer
  id: string
  code: string
  orderId: string
  program: TestProduct
  licence: TestProduct
}

/** Somebody new who bought a licence of so many places for a program. */
export async function boughtGroup(
  shop: Shop,
  seats: number,
  { program, ...terms }: Partial<ProductTerms> & { program?: TestProduct } = {},
): Promise<BoughtGroup> {
  const opened = program ?? (await shop.product())
  const licence = await withTerms(shop, await shop.product(), {
    kind: 'licence',
    seats,
    opens: [opened.id],
    ...terms,
  })
  const leader = await person(shop)
  const { token, orderId } = await approvedOrder(shop, leader, [licence])
  await capture(shop, leader, token)
  await deliverLicences(shop.payload)
  const { body } = await shop.call<{ data: { id: string }[] }>('GET', '/groups', { as: leader })
  const id = body.data[0]?.id ?? ''
  const { code } = await groupOf(shop, leader, id)
  return { leader, id, code, orderId, program: opened, licence }
}

export async function groupOf(shop: Shop, leader: Customer, id: string): Promise<Group> {
  return (await shop.call<{ data: Group }>('GET', `/groups/${id}`, { as: leader })).body.data
}

export const join = (shop: Shop, as: Customer, code: string, agrees = false) =>
  shop.call<{ success: boolean; error?: string; seatId: string }>('POST', '/groups/join', {
    as,
    body: { code, agrees },
  })

/** What whoever has it reads of a code, or of the link of an invitation. */
export async function previewOf(shop: Shop, code: string, as?: Customer): Promise<Record<string, unknown>> {
  const call = { body: { code }, ...(as ? { as } : {}) }
  return (await shop.call<{ data: Record<string, unknown> }>('POST', '/groups/join/preview', call)).body.data
}
