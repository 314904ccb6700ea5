export type Json = string | number | boolean | null | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json | undefined
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function textAt(source: JsonObject | undefined, key: string): string | undefined {
  const value = source?.[key]
  return typeof value === 'string' ? value : undefined
}

export function numberAt(source: JsonObject | undefined, key: string): number | undefined {
  const value = source?.[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

export function objectAt(source: JsonObject | undefined, key: string): JsonObject | undefined {
  const value = source?.[key]
  return isObject(value) ? value : undefined
}

export function listAt(source: JsonObject | undefined, key: string): Json[] | undefined {
  const value = source?.[key]
  return Array.isArray(value) ? value : undefined
}
