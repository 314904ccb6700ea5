import type { Form, FormBlock } from '@/src/generated/payload-types'
import { FormViewApart } from '@/src/storefront/forms/form-view-apart'
import { toPublicForm } from '@/src/storefront/forms/public-form'
import { translatedForm } from '@/src/storefront/forms/translated-form.server'
import { serverMessages } from '@/src/storefront/languages/server-messages.server'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { Notice } from '@/src/storefront/ui/notice'
import { RichText } from '@/src/storefront/ui/rich-text'
import { Section } from '../section'

/**
 * A form, beside its heading, in English where nobody translated it. One that is not on the website in this language, or was
 * deleted meanwhile, is left out with all of its section.
 */
export async function FormBlockView({ heading, intro, form: given }: FormBlock) {
  if (typeof given !== 'object' || given === null) return null
  const translated = await translatedForm(given)
  if (!translated) return null
  const { form, lang } = translated
  return (
    <Section heading={heading} intro={intro} shape="aside">
      <div lang={lang}>
        <WithMessages of={['forms']}>
          <FormViewApart
            form={toPublicForm(form)}
            texts={textsOf(form)}
            confirmation={<Confirmation form={form} />}
          />
        </WithMessages>
      </div>
    </Section>
  )
}

function textsOf({ fields }: Form) {
  return Object.fromEntries(
    fields.flatMap((field, index) =>
      field.blockType === 'message' ? [[index, <RichText key={field.id} content={field.message} />]] : [],
    ),
  )
}

function Confirmation({ form: { confirmationMessage } }: { form: Form }) {
  const t = serverMessages('forms')
  return (
    <Notice type="success" live={false}>
      {confirmationMessage ? <RichText content={confirmationMessage} /> : t('sent')}
    </Notice>
  )
}
