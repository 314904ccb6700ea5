import * as z from 'zod'
import { typedPrice } from '../money/typed-price'

const line = (most: number, missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(most, `Please write at most ${most} characters.`)

const dollars = z
  .union([z.string(), z.number()], { error: 'Please enter a price, such as 49.00.' })
  .transform((typed, context) => {
    const cents = typedPrice(typed)
    if (cents !== null) return cents
    context.addIssue({ code: 'custom', message: 'Please enter a price, such as 49.00.' })
    return z.NEVER
  })

/** Titles of lessons, one on each line; an empty line begins the next section. */
const lessons = line(4_000, 'What is the first lesson called?')
  .transform((lines) =>
    lines
      .split(/\n\s*\n/)
      .map((section) =>
        section
          .split('\n')
          .map((title) => title.trim())
          .filter(Boolean),
      )
      .filter((titles) => titles.length > 0),
  )
  .refine((sections) => sections.flat().every((title) => title.length <= 160), {
    error: 'Please write at most 160 characters.',
  })
  .refine((sections) => sections.flat().length <= 60, { error: 'Please begin with at most 60 lessons.' })

/**
 * `POST /programs/new`: what a new program begins with. Sections are lines of one text, or a list; lessons of the first section stand
 * first. Lessons beyond the last section belong to it.
 */
export const newProgramSchema = z.object({
  title: line(120, 'What is the program called?'),
  summary: line(400, 'Please say in a sentence what it is about.'),
  price: dollars,
  sections: z
    .union([z.array(z.string()), z.string().transform((lines) => lines.split('\n'))])
    .transform((titles) => titles.map((title) => title.trim()).filter(Boolean))
    .pipe(z.array(z.string().max(200)).max(20, 'Please begin with at most 20 sections.'))
    .default([]),
  lessons,
})

export type NewProgramRequest = z.output<typeof newProgramSchema>
