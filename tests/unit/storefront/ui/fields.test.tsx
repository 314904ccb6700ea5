import { describe, expect, it } from 'vitest'
import { CheckboxField } from '@/src/storefront/ui/checkbox-field'
import { Form } from '@/src/storefront/ui/form'
import { PasswordField } from '@/src/storefront/ui/password-field'
import { SelectField } from '@/src/storefront/ui/select-field'
import { TextField } from '@/src/storefront/ui/text-field'
import { draw } from '../support/in-language'

const REQUIRED = [
  ['a text', <TextField key="text" label="City" name="city" />],
  ['a password', <PasswordField key="password" label="Password" name="password" />],
  ['a choice', <SelectField key="select" label="Country" name="country" options={[]} />],
  ['a consent', <CheckboxField key="box" label="I accept" name="agree" required />],
] as const

describe('a field that is required', () => {
  it.each(REQUIRED)('says so to assistive technology and to the eye: %s', (_title, field) => {
    const html = draw(field)
    expect(html).toMatch(/<(input|select)[^>]* required=""/)
    expect(html).toMatch(/class="[^"]*required/)
    expect(html).not.toContain('(optional)')
  })

  it('is explained in the first line of its form', () => {
    const html = draw(<Form />)
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Fields marked * are required.')
  })
})

describe('a field that is not required', () => {
  it('says that it is optional', () => {
    const html = draw(<TextField label="Reference" name="reference" required={false} />)
    expect(html).toContain('(optional)')
    expect(html).not.toContain('required')
  })

  it('is neither when it cannot be changed', () => {
    const html = draw(<TextField label="Email" name="email" readOnly value="a@example.com" />)
    expect(html).not.toMatch(/optional|required/)
  })
})

describe('a form before scripts run', () => {
  it('is sent as a POST, so that what was typed never stands in an address', () => {
    expect(draw(<Form />)).toContain('method="post"')
  })
})
