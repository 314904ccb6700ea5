import { CartScreen } from '@/src/storefront/cart/cart-screen'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('cart', '/cart')

export default function CartPage() {
  return (
    <WithMessages of={['cart']}>
      <CartScreen />
    </WithMessages>
  )
}
