import type { Payload } from 'payload'
import { productTextFor } from '@/plugins/commerce/catalog/product-text'
import { lessonAnswer } from '@/plugins/mail/messages/lesson-answer'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Locale } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { inTransaction } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { logActivity } from '@/src/server/log-activity'
import { siteOf } from '@/src/server/site'
import { titleIn } from '../../in-language'

type Answered = {
  userId: string
  email: string
  firstname: string
  locale: Locale
  question: string
  slug: string
  lessonSlug: string
  lesson: string
  providerName: string
}

/**
 * Staff answer a question: it stands with the lesson for who asked, and goes to them by email in their language. One transaction,
 * on record without the words; `CONFLICT` the second time.
 */
export async function answerQuestion(
  payload: Payload,
  { id, answer, actor }: { id: string; answer: string; actor: string },
): Promise<void> {
  await inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<Answered>({
      name: 'answer-lesson-question',
      text: `WITH answered AS (
               UPDATE lesson_questions SET state = 'answered', answer = $2, answered_at = now(), answered_by_id = $3, updated_at = now()
                WHERE id = $1 AND state = 'open' RETURNING user_id, lesson_id, program_id, question)
             SELECT u.id AS "userId", u.email, u.firstname, u.locale, a.question, ${productTextFor(siteOf(sql), 'slug', 'u.locale::text', 'x')} AS slug,
                    coalesce(l.slug, '') AS "lessonSlug", coalesce(t.title, '') AS lesson,
                    coalesce((SELECT s.branding_name FROM system_settings s LIMIT 1), 'Training provider') AS "providerName"
               FROM answered a JOIN users u ON u.id = a.user_id
               LEFT JOIN programs p ON p.id = a.program_id
               LEFT JOIN products x ON x.id = p.product_id
               LEFT JOIN lessons l ON l.id = a.lesson_id
               LEFT JOIN ${titleIn('lessons', 'a.lesson_id', 'u.locale::text')} t ON true`,
      values: [id, answer, actor],
    })
    const found = rows[0]
    if (!found) {
      const known = await sql.query('SELECT FROM lesson_questions WHERE id = $1', [id])
      throw new DomainError(known.rowCount ? 'CONFLICT' : 'NOT_FOUND')
    }
    const { userId, email, firstname, locale, question, lesson, slug, lessonSlug, providerName } = found
    const path = lessonSlug ? `/programs/${slug}/lessons/${lessonSlug}` : '/profile'
    await queueMail(sql, lessonAnswer, {
      to: email,
      locale,
      dedupeKey: `lesson-answer:${id}`,
      variables: {
        firstname,
        lesson,
        question,
        answer,
        lessonUrl: `${env().SITE_URL}${localPath(path, locale)}`,
        providerName,
      },
      user: userId,
    })
    const details = { question: id }
    await logActivity(sql, { action: 'question.answered', by: 'staff', actor, user: userId, details })
  })
  wakeOutbox(payload)
}
