import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import type { SanitizedConfig } from 'payload'
import { titledIn } from './staff-titles'

type Asked = Omit<Parameters<typeof generatePageMetadata>[0], 'config'> & { config: Promise<SanitizedConfig> }

/** What a tab of the staff area is called, in the language of whoever has it open: Payload knows one title for each of our views. */
export async function staffMetadata({ config, ...asked }: Asked): Promise<Metadata> {
  const settled = await config
  const { language } = await getNextRequestI18n({ config: settled })
  return generatePageMetadata({ ...asked, config: Promise.resolve(titledIn(settled, language)) })
}
