import type { AdminViewServerProps } from 'payload'
import { formatCad } from '@/src/domain/money/money'
import { StaffView } from '../ui/staff-view'
import { NewOrderForm } from './new-order-form'

/** An order staff make for somebody: who, what, and how it is paid; the price is seen before anything is made. */
export async function NewOrderView(props: AdminViewServerProps) {
  const { customer } = props.searchParams ?? {}
  return (
    <StaffView {...props} title="New order" right="money">
      {async (payload) => {
        const { docs } = await payload.find({
          collection: 'products',
          where: { _status: { equals: 'published' }, priceCents: { exists: true } },
          select: { title: true, priceCents: true },
          depth: 0,
          limit: 500,
          pagination: false,
          sort: 'title',
        })
        const products = docs.map(({ id, title, priceCents }) => ({
          id: String(id),
          label: `${title ?? ''}, ${formatCad(priceCents ?? 0)}`,
        }))
        return <NewOrderForm products={products} customer={typeof customer === 'string' ? customer : ''} />
      }}
    </StaffView>
  )
}
