'use client'

import {
  useBasket,
  useCart,
  useCartLines,
  useCheckout,
  useUserProducts,
} from 'payload-plugin-digital-commerce/client'

const ADDRESS = {
  full_name: 'Demo Customer',
  address_line_1: '12 Garden Road',
  city: 'Ottawa',
  province: 'ON',
  postal_code: 'K1A 0B1',
  country: 'CA',
  is_default: false,
}
const signIn = () => location.assign('/admin/login?redirect=/')

/** One product with everything somebody needs to own it. Who buys signs in first, in the admin. */
export function Sale({ product }: { product: { id: string; title: string; sku: string } }) {
  const { items, add, remove } = useCart()
  const { userProducts } = useUserProducts()
  const isOwned = userProducts.some(({ productId }) => String(productId) === product.id)
  const isInCart = items.some(({ id }) => id === product.id)
  return (
    <section>
      <h2>{product.title}</h2>
      {isOwned ? <p>Yours.</p> : null}
      {!isOwned && !isInCart ? (
        <button
          type="button"
          onClick={() => add({ id: product.id, sku: product.sku, quantity: 1, metadata: {} })}
        >
          Add to cart
        </button>
      ) : null}
      {isInCart ? (
        <>
          <button type="button" onClick={() => remove(product.id)}>
            Remove
          </button>
          <Pay />
        </>
      ) : null}
    </section>
  )
}

function Pay() {
  const basket = useBasket(useCartLines(), signIn)
  const { products, discount, totals } = basket
  const { submit, sending, refusal } = useCheckout({
    onSignIn: signIn,
    onPaid: (search) => location.assign(`/payment${search}`),
    onInvoiced: () => location.assign('/payment'),
    onDiscountRefused: discount.remove,
  })
  const pay = () =>
    submit({ products, discount: discount.applied, method: 'paypal', userId: '', billingAddress: ADDRESS })
  return (
    <>
      <button type="button" onClick={() => void discount.apply('WELCOME10')}>
        {discount.applied ? 'Code applied' : 'Use WELCOME10'}
      </button>
      <button type="button" disabled={!basket.isReady || sending} onClick={() => void pay()}>
        Pay {(totals.totalCents / 100).toFixed(2)} with PayPal
      </button>
      {refusal ? <p role="alert">{refusal.message}</p> : null}
    </>
  )
}
