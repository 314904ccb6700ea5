import type { Form } from './use-form'

type Texts<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] &
  string

/** What a text field needs of its form: its value, what is wrong with it, and where a change goes. */
export function textInput<Values>(form: Form<Values>, name: Texts<Values>) {
  return {
    name,
    value: form.values[name] as string,
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) =>
      form.change({ [name]: event.target.value } as Partial<Values>),
    onBlur: () => form.blur(name),
  }
}
