import type { GlobalSlug } from 'payload'
import { formId, toLayout } from '../blocks'
import { pictureId, seedPictures } from '../pictures'
import { toRichText } from '../rich-text'
import { seedId } from '../seed-id'
import { count, type Seeding } from '../seeding'
import { createMissing } from '../write'
import { forms } from './forms'
import { navigation } from './navigation'
import { pages } from './pages'
import { referencePictures } from './pictures'
import { systemSettings } from './system-settings'
import { translateReference } from './translate-reference'

/**
 * What every environment needs: menus, settings, forms and the pages of the fixed route list. Whatever people have saved
 * since is left alone: a page is written only where its address is free, a global only when nobody saved it yet.
 */
export async function seedReference(seeding: Seeding): Promise<void> {
  await seedPictures(seeding, referencePictures)
  await createMissing(
    seeding,
    'forms',
    forms.map(({ key, button, confirmation, staffEmails, receipt, ...form }) => ({
      id: formId(key),
      data: {
        ...form,
        slug: key,
        submitButtonLabel: button,
        confirmationType: 'message',
        confirmationMessage: toRichText(confirmation),
        staffEmails: staffEmails.map((email) => ({ email })),
        receipt: { isSent: true, text: receipt },
        shown: true,
        _status: 'published',
      },
    })),
  )
  await createMissing(
    seeding,
    'pages',
    pages.map(({ slug, title, meta, layout }) => ({
      id: seedId(`page/${slug}`),
      data: { slug, title, meta, layout: toLayout(layout, pictureId), _status: 'published' },
    })),
    'slug',
  )
  await saveFirst(seeding, 'navigation', { ...navigation, _status: 'published' })
  await saveFirst(seeding, 'system-settings', systemSettings)
  await translateReference(seeding)
}

async function saveFirst(seeding: Seeding, slug: GlobalSlug, data: Record<string, unknown>): Promise<void> {
  const { payload } = seeding
  const saved = await payload.findGlobal({ slug, depth: 0 })
  if ('createdAt' in saved && saved.createdAt) return count(seeding, slug, 'kept')
  await payload.updateGlobal({ slug, data, context: { disableRevalidate: true }, depth: 0 })
  count(seeding, slug, 'created')
}
