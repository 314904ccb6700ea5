import { formBuilderPlugin } from '@payloadcms/plugin-form-builder'
import type { CollectionConfig, Config, Plugin } from 'payload'
import { FormSubmissions } from '@/collections/form-submissions'
import { Forms } from '@/collections/forms'
import { fieldBlocks } from '@/collections/forms/field-blocks'
import { mountEndpoints } from '@/src/server/endpoint'
import { postSubmission } from './endpoints/post-submission'
import { logDeletion } from './hooks/log-deletion'
import { queueNotifications } from './hooks/queue-notifications'

/**
 * Forms that staff make and visitors fill in: the official form builder's collections, with our own operations behind
 * them. Its own sending is off: mail goes through the outbox, in the transaction that stores the message.
 */
export const forms =
  (): Plugin =>
  async (config: Config): Promise<Config> => {
    const built = await officialFormBuilder(config)
    const collections = (built.collections ?? []).map((each) =>
      each.slug === FormSubmissions.slug ? withOurHooks(each) : each,
    )
    return mountEndpoints({ ...built, collections }, [postSubmission])
  }

/** Countries and provinces have no place in it yet, payments belong to the shop, and uploads need rules of their own. */
const officialFormBuilder = formBuilderPlugin({
  fields: { ...fieldBlocks, country: false, state: false, payment: false, upload: false } as never,
  formOverrides: Forms,
  formSubmissionOverrides: FormSubmissions,
})

/** In place of the form builder's own, which would mail at once, past the outbox. */
function withOurHooks(submissions: CollectionConfig): CollectionConfig {
  return {
    ...submissions,
    hooks: { ...submissions.hooks, afterChange: [queueNotifications], afterDelete: [logDeletion] },
  }
}
