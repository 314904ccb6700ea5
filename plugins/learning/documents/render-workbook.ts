import { makePdf } from '@/plugins/commerce/documents/make-pdf'
import type { PdfPage } from '@/plugins/commerce/documents/pdf-page'
import { printDate } from '@/src/domain/invoices/print-date'
import type { Locale } from '@/src/domain/languages/locales'
import type { KeptPlan } from '../personal/operations/action-plans'
import type { LessonWritings } from '../personal/operations/find-writings'
import { STYLES, write, writeFeet, writeLetterhead } from './paper'
import { paperLabels } from './paper-labels'
import type { Provider } from './provider'

export type Workbook = {
  provider: Provider
  locale: Locale
  at: Date
  name: string
  program: string
  lessons: readonly LessonWritings[]
  plans: readonly KeptPlan[]
}

/** Everything somebody wrote in a program, lesson by lesson, and their action plans, as a tagged PDF for their own use. */
export function renderWorkbook(workbook: Workbook): Promise<Buffer> {
  const { provider, locale, at, name, program, lessons, plans } = workbook
  const labels = paperLabels(locale)
  const title = labels.workbook(program)
  return makePdf({ title, author: name, locale, at }, (page) => {
    writeLetterhead(page, provider)
    write(page, 'H1', title, STYLES.h1, 6)
    write(page, 'P', labels.printedOn(name, printDate(at, locale)), STYLES.soft)
    write(page, 'P', labels.private, STYLES.soft, 20)
    if (lessons.length + plans.length === 0) write(page, 'P', labels.nothing, STYLES.text)
    for (const lesson of lessons) writeLesson(page, lesson, locale)
    if (plans.length > 0) write(page, 'H2', labels.plans, STYLES.h2)
    for (const plan of plans) writePlan(page, plan, locale)
    writeFeet(page, title, labels.page)
  })
}

function writeLesson(page: PdfPage, { title, note, answers }: LessonWritings, locale: Locale): void {
  const labels = paperLabels(locale)
  write(page, 'H2', title ?? labels.lessonGone, STYLES.h2)
  if (note) {
    write(page, 'H3', labels.note, STYLES.h3, 2)
    write(page, 'P', note.text, STYLES.text, 12)
  }
  for (const { key, question, value } of answers) {
    write(page, 'H3', question ?? key, STYLES.h3, 2)
    write(page, 'P', wordsOf(value, locale), STYLES.text, 12)
  }
  page.y += 10
}

function wordsOf(value: string | number | boolean, locale: Locale): string {
  const { yes, no } = paperLabels(locale)
  return typeof value === 'boolean' ? (value ? yes : no) : String(value)
}

function writePlan(page: PdfPage, plan: KeptPlan, locale: Locale): void {
  const labels = paperLabels(locale)
  write(page, 'H3', plan.what, STYLES.h3, 2)
  const rows = [
    [labels.howMuch, plan.howMuch],
    [labels.when, plan.when],
    [labels.howOften, plan.howOften],
    [labels.confidence, labels.outOfTen(plan.confidence)],
    [labels.obstacle, plan.obstacle],
    [labels.solution, plan.solution],
  ]
  for (const [label, value] of rows) if (value) write(page, 'P', `${label} ${value}`, STYLES.text, 2)
  for (const { result, text, createdAt } of plan.checkIns) {
    const went = [labels.results[result], text].filter(Boolean).join('. ')
    write(page, 'P', `${printDate(createdAt, locale)}: ${went}`, STYLES.soft, 2)
  }
  page.y += 14
}
