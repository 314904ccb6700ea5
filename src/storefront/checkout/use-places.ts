'use client'

import { inLocale, unwrap } from 'payload-plugin-digital-commerce/client'
import useSWR from 'swr'
import type { CountryOption, RegionOption } from '@/src/domain/geo/place'
import { api } from '../http/api'
import { useLocale } from '../languages/language-provider'

/** A list of choices: null while it is on its way, `failed` when it does not come. */
export type Choices<Choice> = { list: readonly Choice[] | null; failed: boolean }

const COUNTRIES = '/geo/countries'
const REGIONS = '/geo/countries/{code}/regions'
const READ = { method: 'GET', anonymous: true } as const
const ONCE = { revalidateIfStale: false, revalidateOnReconnect: true }

/** Every country, for the billing form. The same for everybody, so it is asked for once. */
export function useCountries(): Choices<CountryOption> {
  const locale = useLocale()
  const { data, error } = useSWR(
    [COUNTRIES, locale] as const,
    async ([path]) => unwrap(await api({ ...READ, path, ...inLocale(locale) })).data,
    ONCE,
  )
  return { list: data ?? null, failed: Boolean(error) && !data }
}

/** The regions of a country; an empty list for the few that have none. */
export function useRegions(country: string): Choices<RegionOption> {
  const locale = useLocale()
  const key = country ? ([REGIONS, country, locale] as const) : null
  const fetchRegions = async ([path, code]: NonNullable<typeof key>) =>
    unwrap(await api({ ...READ, path, params: { code }, ...inLocale(locale) })).data
  const { data, error } = useSWR(key, fetchRegions, ONCE)
  return { list: data ?? null, failed: Boolean(error) && !data }
}
