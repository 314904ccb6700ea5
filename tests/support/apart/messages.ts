import { randomUUID } from 'node:crypto'
import { orderReceipt } from '@/plugins/mail/messages/order-receipt'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { storedTemplates } from '@/plugins/mail/templates/stored-templates'
import type { Locale } from '@/src/domain/languages/locales'
import { pool } from '@/src/server/db/transaction'
import { DATE } from '../edited-pages'
import { formsApart } from '../forms-apart'
import { type Apart, ASKED, answersAt, ENGLISH, type Kind, type Thing } from './kind'

/** A form on a page of both languages. */
export function formKind(apart: () => Apart): Kind {
  return {
    kind: 'a form',
    // Left out of pages in a language it is not in; in French English questions stand in for those that are not there.
    fallsBack: { fr: null, en: null },
    without: { 'is renamed in each alone': 'its name is for staff, and no address leads to it' },
    make: async () => {
      const { shop, editor } = apart()
      const forms = formsApart(shop, apart())
      const form = await forms.made()
      /** Its first question begins with the words. */
      const asked = async (locale: Locale) =>
        (await forms.asked(form, locale))?.[0]?.replace(/ 0$/, '') ?? null
      const alone = (locale: Locale) => `locale=${locale}&publishSpecificLocale=${locale}`
      await forms.say(form.id, 'en', 'published', ENGLISH)
      return {
        write: async (locale, words, status) => {
          await forms.say(form.id, locale, status, words)
          if (status === 'published')
            await forms.save(form.id, alone(locale), { shown: true, _status: 'published' })
        },
        read: asked,
        written: async (locale) => {
          const [first] = (await forms.written(form.id, `locale=${locale}&draft=true`)).fields
          return first?.label?.replace(/ 0$/, '')
        },
        takeOff: (locale) => forms.save(form.id, alone(locale), { shown: false, _status: 'published' }),
        takeAllOff: () => forms.save(form.id, 'locale=en', { _status: 'draft' }),
        plan: (locale, type) => plan(`/forms/${form.id}`, { type, locale }),
        instead: asked,
        told: async () => [await forms.toldOf(form)],
      }
      async function plan(path: string, body: object) {
        const answer = await shop.call('POST', `${path}/schedule`, {
          as: editor,
          body: { ...body, date: DATE },
        })
        if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      }
    },
  }
}

const KEYS = { en: 'order-receipt', fr: 'order-receipt:fr' }

/** One document for each language. What others read of it is a mail that is sent now. */
export function templateKind(apart: () => Apart): Kind {
  return {
    kind: 'a mail template',
    fallsBack: { fr: expectOwn('fr'), en: expectOwn('en') },
    without: { 'is renamed in each alone': 'its name is ours, and no address leads to it' },
    make: async () => {
      const things = { en: await templateOf(apart(), 'en'), fr: await templateOf(apart(), 'fr') }
      const own = { en: await subjectOf(apart(), 'en'), fr: await subjectOf(apart(), 'fr') }
      const read = async (locale: Locale) => {
        const subject = await subjectOf(apart(), locale)
        return subject === own[locale] ? null : subject
      }
      const thing: Thing = {
        write: (locale, subject, status) => things[locale].save({ subject, _status: status }),
        read,
        written: (locale) => things[locale].subject(),
        takeOff: (locale) => things[locale].save({ _status: 'draft' }, ''),
        plan: (locale, type) => things[locale].plan(type),
        instead: (locale) => subjectOf(apart(), locale),
        told: async () => {
          const paths = [things.en.path, things.fr.path, '/email-templates', '/email-templates/versions']
          const routes = paths.flatMap((path) => ASKED.map((asked) => `${path}?${asked}`))
          const others = [`${things.fr.path}/schedule`, `${things.fr.path}/preview`, '/scheduled-changes']
          const answers = await answersAt(apart(), [...routes, ...others])
          return [...answers, await subjectOf(apart(), 'en'), await subjectOf(apart(), 'fr')]
        },
      }
      await thing.write('en', ENGLISH, 'published')
      return thing
    },
  }
}

/** Our own subject in a language; the sample's order has a number. */
function expectOwn(locale: Locale): RegExp {
  return locale === 'fr' ? /^Votre reçu / : /receipt/i
}

async function templateOf({ shop, editor }: Apart, locale: Locale) {
  const { id } = (await storedTemplates(pool(shop.payload))).get(KEYS[locale]) ?? {}
  const path = `/email-templates/${id}`
  const post = async (method: 'POST' | 'PATCH', at: string, body?: object) => {
    const answer = await shop.call(method, at, { as: editor, body })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  }
  await post('POST', `${path}/reset`)
  return {
    path,
    save: (
      body: { subject?: string; _status: string },
      query = body._status === 'draft' ? '?draft=true' : '',
    ) => post('PATCH', `${path}${query}`, body),
    plan: (type: string) => post('POST', `${path}/schedule`, { type, date: DATE }),
    subject: async () => {
      const asked = await shop.call<{ subject?: string }>('GET', `${path}?draft=true`, { as: editor })
      return asked.body.subject
    },
  }
}

async function subjectOf({ shop }: Apart, locale: Locale): Promise<string> {
  const to = `reader-${randomUUID()}@example.com`
  const { sample: variables } = orderReceipt
  await queueMail(pool(shop.payload), orderReceipt, { to, locale, dedupeKey: to, variables })
  const [mail] = await shop.mailsTo(to)
  return mail?.subject ?? 'no mail came'
}
