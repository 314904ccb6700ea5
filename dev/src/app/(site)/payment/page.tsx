'use client'

import { usePaymentReturn } from 'payload-plugin-digital-commerce/client'

/** Where the provider leads back to: what became of the payment. */
export default function Payment() {
  const end = usePaymentReturn({ onSignIn: () => location.assign('/admin/login') })
  return (
    <main>
      <h1>{end.kind === 'paid' ? 'Thank you' : end.kind}</h1>
      {'message' in end ? <p>{end.message}</p> : null}
      <a href="/">Back</a>
    </main>
  )
}
