import type { BillingValues } from 'payload-plugin-digital-commerce/client'
import { useMessages } from '../languages/language-provider'
import { SelectField } from '../ui/select-field'
import { TextField } from '../ui/text-field'
import styles from './billing-fields.module.css'
import type { BillingForm } from './use-billing-form'

/** Country, Name, Address, City, State/Province, Postal Code (Specification 2, Payment screen). */
export function BillingFields({ form }: { form: BillingForm }) {
  const t = useMessages('billing')
  const field = (name: keyof BillingValues) => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => form.change({ [name]: event.target.value }),
    onBlur: () => form.blur(name),
  })

  return (
    <div className={styles.fields}>
      <CountryField form={form} field={field('country')} />
      <TextField label={t('name')} autoComplete="name" {...field('full_name')} />
      <TextField label={t('address')} autoComplete="street-address" {...field('address_line_1')} />
      <TextField label={t('city')} autoComplete="address-level2" {...field('city')} />
      <div className={styles.pair}>
        <RegionField form={form} field={field('province')} />
        <TextField label={t('postalCode')} autoComplete="postal-code" {...field('postal_code')} />
      </div>
    </div>
  )
}

type FieldProps = {
  form: BillingForm
  field: {
    name: string
    value: string
    error: string | undefined
    onChange: (event: { target: { value: string } }) => void
    onBlur: () => void
  }
}

/** Without the list a country can still be written: the server understands names too. */
function CountryField({ form, field }: FieldProps) {
  const t = useMessages('billing')
  const { list, failed } = form.countries
  if (failed) return <TextField label={t('country')} autoComplete="country-name" {...field} />
  return (
    <SelectField
      label={t('country')}
      autoComplete="country"
      placeholder={list ? t('chooseCountry') : t('loadingCountries')}
      options={toOptions(list, field.value)}
      {...field}
    />
  )
}

function RegionField({ form, field }: FieldProps) {
  const t = useMessages('billing')
  const { list, failed } = form.regions
  if (list?.length === 0) return null
  if (failed) return <TextField label={t('province')} autoComplete="address-level1" {...field} />
  return (
    <SelectField
      label={t('province')}
      autoComplete="address-level1"
      placeholder={form.values.country && !list ? t('loading') : t('chooseOne')}
      disabled={!form.values.country}
      options={toOptions(list, field.value)}
      {...field}
    />
  )
}

/** A prefilled value is kept while the list that knows its name is on its way. */
function toOptions(list: readonly { code: string; name: string }[] | null, value: string) {
  const options = (list ?? []).map(({ code, name }) => ({ value: code, label: name }))
  return list || !value ? options : [{ value, label: value }]
}
