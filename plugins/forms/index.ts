import { formBuilderPlugin } from '@payloadcms/plugin-form-builder'
import type { CollectionConfig, Config, Plugin } from 'payload'
import { FormDrafts } from '@/collections/form-drafts'
import { FormFiles } from '@/collections/form-files'
import { FormNotes } from '@/collections/form-notes'
import { FormSubmissions } from '@/collections/form-submissions'
import { Forms } from '@/collections/forms'
import { fieldBlocks } from '@/collections/forms/field-blocks'
import { mountEndpoints } from '@/src/server/endpoint'
import { deleteDraft, getDraft, putDraft } from './endpoints/drafts'
import { postSubmission } from './endpoints/post-submission'
import { postNote, postReply } from './endpoints/staff-notes'
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
    return mountEndpoints({ ...built, collections: [...collections, FormFiles, FormNotes, FormDrafts] }, [
      postSubmission,
      putDraft,
      getDraft,
      deleteDraft,
      postNote,
      postReply,
    ])
  }

/**
 * Countries and provinces have no place in it yet, and payments belong to the shop. Its own uploads would believe what a browser
 * says of a file, and put it where any other file lies: the question is ours.
 */
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
