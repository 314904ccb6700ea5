import type { AdminViewServerProps } from 'payload'
import { CURRENCY } from '@/src/domain/money/currency'
import { amount } from '../ui/amount'
import { productChoices } from '../ui/product-choices'
import { inLanguage } from '../ui/staff-messages'
import { StaffView } from '../ui/staff-view'
import { NewOrderForm } from './new-order-form'
import { newOrderMessages } from './new-order-messages'

/** An order staff make for somebody: who, what, and how it is paid; the price is seen before anything is made. */
export async function NewOrderView(props: AdminViewServerProps) {
  const { language } = props.initPageResult.req.i18n
  const t = inLanguage(newOrderMessages, language)
  const { customer } = props.searchParams ?? {}
  return (
    <StaffView {...props} title={t('newOrder')} right="money">
      {async (payload) => {
        const sold = { _status: { equals: 'published' }, priceCents: { exists: true } }
        const products = (await productChoices(payload, language, sold)).map(({ id, title, priceCents }) => ({
          id,
          label: `${title}, ${amount(priceCents, CURRENCY, language)}`,
        }))
        return <NewOrderForm products={products} customer={typeof customer === 'string' ? customer : ''} />
      }}
    </StaffView>
  )
}
