import type { Config, Plugin } from 'payload'
import { Gifts } from '@/collections/gifts'
import { mountEndpoints } from '@/src/server/endpoint'
import { claim, mine, preview, resend } from './endpoints/gifts'

/** What somebody buys for somebody else: a mail on its day, and a link that opens it to one person. */
export const gifts =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints({ ...config, collections: [...(config.collections ?? []), Gifts] }, [
      preview,
      claim,
      mine,
      resend,
    ])
