import type { Config, Plugin } from 'payload'
import { EmailOutbox } from '@/collections/email-outbox'

/** The outbox and what delivers it. */
export const mail =
  (): Plugin =>
  (config: Config): Config => ({
    ...config,
    collections: [...(config.collections ?? []), EmailOutbox],
  })
