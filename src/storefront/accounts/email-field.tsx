import type { Form } from '../state/use-form'
import { TextField } from '../ui/text-field'

/** The address of an account somebody has already: browsers fill in the one they know. */
export function EmailField<Values extends { email: string }>({ form }: { form: Form<Values> }) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      value={form.values.email}
      error={form.errors.email}
      onChange={(event) => form.change({ email: event.target.value } as Partial<Values>)}
      onBlur={() => form.blur('email')}
    />
  )
}
