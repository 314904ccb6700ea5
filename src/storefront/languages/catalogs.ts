import type compile from 'icu-minify/compile'
import type { Catalogs } from './all-catalogs.server'

/** A part of the storefront that has messages of its own; they lie beside its screens. */
export type Feature = keyof Catalogs

export type MessageKey<Of extends Feature> = keyof Catalogs[Of] & string

/** A catalog as pages carry it: read from ICU's notation ahead of time. */
export type CompiledCatalog = Readonly<Record<string, ReturnType<typeof compile>>>

export type CompiledCatalogs = Partial<Record<Feature, CompiledCatalog>>
