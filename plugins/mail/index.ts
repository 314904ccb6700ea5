import type { CollectionConfig, Config, Plugin } from 'payload'
import { EmailOutbox } from '@/collections/email-outbox'
import { EmailTemplates } from '@/collections/email-templates'
import { withOwnIds } from '@/src/server/db/own-ids'
import { mountEndpoints } from '@/src/server/endpoint'
import { cancel, release, resend } from './endpoints/outbox-actions'
import { previewTemplate } from './endpoints/preview-template'
import { resetTemplate } from './endpoints/reset-template'
import { testTemplate } from './endpoints/test-template'
import { keepContract } from './templates/keep-contract'
import { logTemplateChange } from './templates/log-template-change'
import { findByName, withNames } from './templates/names-of-templates'
import { orderByName } from './templates/order-by-name'
import { syncTemplates } from './templates/sync-templates'
import { withoutScreens } from './without-screens'

/** The content of each mail is held to what its message can say: a rule of this plugin, not of the collection. */
const GuardedTemplates: CollectionConfig = {
  ...EmailTemplates,
  fields: EmailTemplates.fields.map(withNames),
  hooks: {
    beforeOperation: [findByName],
    afterOperation: [orderByName],
    beforeChange: [keepContract],
    afterChange: [logTemplateChange],
  },
}

const endpoints = [previewTemplate, testTemplate, resetTemplate, resend, cancel, release]

type MailOptions = {
  /** Our own staff screens (`src/admin/mail`), where the site has them. Default: Payload's plain ones. */
  staffScreens?: boolean
}

/** The outbox and what delivers it, and the content of every mail. */
export const mail =
  ({ staffScreens = false }: MailOptions = {}): Plugin =>
  (config: Config): Config =>
    mountEndpoints(
      {
        ...withOwnIds(
          config,
          [EmailOutbox, GuardedTemplates].map((each) => (staffScreens ? each : withoutScreens(each))),
        ),
        onInit: async (payload) => {
          await config.onInit?.(payload)
          await syncTemplates(payload)
        },
      },
      endpoints,
    )
