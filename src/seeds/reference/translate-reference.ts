import { formId, toLayout } from '../blocks'
import type { FrenchFormSeed } from '../content'
import { FRENCH } from '../french'
import { pictureId } from '../pictures'
import { toRichText } from '../rich-text'
import { seedId } from '../seed-id'
import type { Seeding } from '../seeding'
import { type Translation, translate, translateGlobal, translateMissing } from '../translate'
import { referencePictures } from './pictures'

const { forms, navigation, pages, pictures, systemSettings } = FRENCH.reference

/** The French of what every environment needs. What people wrote in French since is left alone. */
export async function translateReference(seeding: Seeding): Promise<void> {
  await translate(seeding, 'media', altsOf(referencePictures, pictures))
  await translateMissing(
    seeding,
    'forms',
    'confirmationMessage',
    await Promise.all(forms.map((form) => toForm(seeding, form))),
  )
  await translateMissing(
    seeding,
    'pages',
    'title',
    pages.map(({ slug, address, title, meta, layout }) => ({
      id: seedId(`page/${slug}`),
      data: {
        slug: address,
        title,
        meta,
        layout: toLayout(layout, pictureId),
        shown: true,
        _status: 'published',
      },
    })),
  )
  await translateGlobal(
    seeding,
    'navigation',
    { ...navigation },
    ({ items }) => Array.isArray(items) && items.length > 0,
  )
  await translateGlobal(seeding, 'system-settings', systemSettings, ({ branding }) =>
    Boolean((branding as { tagline?: string | null }).tagline),
  )
}

/** What pictures show, by their keys. */
export function altsOf(
  seeds: readonly { key: string }[],
  alts: Readonly<Record<string, string>>,
): Translation[] {
  return seeds.flatMap(({ key }) => (alts[key] ? [{ id: pictureId(key), data: { alt: alts[key] } }] : []))
}

/** The questions are the form's own in every language; what they read is put beside them. */
async function toForm({ payload }: Seeding, seed: FrenchFormSeed): Promise<Translation> {
  const form = await payload.findByID({ collection: 'forms', id: formId(seed.key), depth: 0 })
  const steps = [...(seed.steps ?? [])]
  const fields = form.fields.map((field) => {
    if (field.blockType === 'step') return { ...field, label: steps.shift() ?? field.label }
    const said = 'name' in field ? seed.fields.find(({ name }) => name === field.name) : undefined
    if (!said) return field
    const options =
      'options' in field
        ? field.options?.map((option, place) => ({ ...option, label: said.options?.[place] ?? option.label }))
        : undefined
    return { ...field, label: said.label, hint: said.hint, ...(options ? { options } : {}) }
  })
  return {
    id: form.id,
    data: {
      fields,
      submitButtonLabel: seed.button,
      confirmationMessage: toRichText(seed.confirmation),
      receipt: { ...form.receipt, text: seed.receipt },
      shown: true,
      _status: 'published',
    },
  }
}
