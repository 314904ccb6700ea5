import type { FormEvent } from 'react'
import type { Form } from './use-form'

/**
 * A form's `onSubmit`: checks first, and sends only what may be sent; otherwise the first wrong field gets the
 * focus. `send` must not reject.
 */
export function submitting<Values>(
  form: Pick<Form<Values>, 'submit'>,
  send: () => Promise<void>,
): (event: FormEvent<HTMLFormElement>) => void {
  return (event) => {
    event.preventDefault()
    if (form.submit()) void send()
    else focusFirstError(event.currentTarget)
  }
}

/** Once the errors stand on the page. Of a group of choices the first one gets it. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus()
  })
}
