'use client'

import useSWR from 'swr'
import * as z from 'zod/mini'
import type { CountryOption, RegionOption } from '@/src/domain/geo/place'
import { api } from '../http/api'
import { unwrap } from '../http/api-error'

/** A list of choices: null while it is on its way, `failed` when it does not come. */
export type Choices<Choice> = { list: readonly Choice[] | null; failed: boolean }

/** Every country, for the billing form. The same for everybody, so it is asked for once. */
export function useCountries(): Choices<CountryOption> {
  return useChoices('/geo/countries')
}

/** The regions of a country; an empty list for the few that have none. */
export function useRegions(country: string): Choices<RegionOption> {
  return useChoices(country ? `/geo/countries/${encodeURIComponent(country)}/regions` : null)
}

const choices = z.object({ data: z.array(z.object({ code: z.string(), name: z.string() })) })

function useChoices(path: string | null): Choices<{ code: string; name: string }> {
  const { data, error } = useSWR(path, fetchChoices, {
    revalidateIfStale: false,
    revalidateOnReconnect: true,
  })
  return { list: data ?? null, failed: Boolean(error) && !data }
}

async function fetchChoices(path: string) {
  return unwrap(await api({ method: 'GET', path, anonymous: true }, choices)).data
}
