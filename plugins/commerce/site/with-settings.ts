import type { GlobalConfig } from 'payload'
import { SystemSettings } from '@/collections/globals/system-settings'
import type { Site } from '@/src/server/site'
import { fieldsAt } from './point-at-site'

/** The shop's settings (brand, seller, invoices, who is alerted), for a site that does not have them itself. */
export function withSettings(globals: GlobalConfig[] = [], site: Site): GlobalConfig[] {
  if (globals.some(({ slug }) => slug === SystemSettings.slug)) return globals
  const settings: GlobalConfig = {
    ...SystemSettings,
    admin: { group: 'Shop' },
    fields: fieldsAt(SystemSettings.fields, site),
  }
  return [...globals, settings]
}
