import type { CollectionConfig } from 'payload'
import { ownedPrograms } from '@/collections/lesson-files/access'
import { staff, superuser } from '@/src/server/access'
import { revalidateAfterChange, revalidateAfterDelete } from '@/src/server/revalidate'
import { lessonFields } from './fields'
import { forgetProgress } from './hooks/forget-progress'
import { standLast } from './hooks/stand-last'

/** One lesson of a program. Readable by its owners and staff, by every route, the API included. */
export const Lessons: CollectionConfig = {
  slug: 'lessons',
  labels: { singular: 'Lesson', plural: 'Lessons' },
  admin: {
    group: 'Programs',
    useAsTitle: 'title',
    enableListViewSelectAPI: true,
    defaultColumns: ['title', 'program', 'minutes', '_status'],
    preview: ({ program, slug }) => `/programs/${programIdOf(program)}/lessons/${String(slug)}`,
  },
  access: {
    read: ownedPrograms('program', { hasDrafts: true, but: 'locked-lessons' }),
    create: staff,
    update: staff,
    delete: superuser,
    readVersions: staff,
  },
  versions: { drafts: true, maxPerDoc: 50 },
  defaultSort: 'position',
  disableDuplicate: true,
  hooks: {
    beforeChange: [standLast],
    beforeDelete: [forgetProgress],
    afterChange: [revalidateAfterChange],
    afterDelete: [revalidateAfterDelete],
  },
  indexes: [{ fields: ['program', 'slug'], unique: true }],
  fields: lessonFields,
}

/** As a form or a read has it. */
function programIdOf(program: unknown): string {
  return typeof program === 'object' && program !== null && 'id' in program
    ? String(program.id)
    : String(program)
}
