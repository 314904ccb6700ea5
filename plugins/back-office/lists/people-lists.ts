import { activityDetail, activityLabel } from '@/src/domain/activity/activity-labels'
import { spreadsheetTime } from '@/src/domain/time/business-time'
import { list } from './list'
import { emailOf, nameOf, numberOf, person, titleOf } from './related'

const orders = { orders: { number: true } } as const
const yes = (value: unknown) => (value ? 'Yes' : 'No')

/** Groups, gifts, finished programs, and who did what. What a giver wrote is theirs; codes and links are no cells. */
export const PEOPLE_LISTS = {
  'seat-groups': list('seat-groups', {
    filters: ['id', 'name', 'leader', 'order', 'seats', 'endsAt', 'keepsAccess', 'createdAt', 'updatedAt'],
    select: { name: true, leader: true, order: true, seats: true, endsAt: true, keepsAccess: true },
    populate: { ...person, ...orders },
    columns: {
      Group: ({ name }) => name,
      'Leader’s email': ({ leader }) => emailOf(leader),
      'Leader’s name': ({ leader }) => nameOf(leader),
      Order: ({ order }) => numberOf(order),
      Places: ({ seats }) => seats,
      Ends: ({ endsAt }) => spreadsheetTime(endsAt),
      'Access stays after it ends': ({ keepsAccess }) => yes(keepsAccess),
      Made: ({ createdAt }) => spreadsheetTime(createdAt),
    },
  }),
  gifts: list('gifts', {
    filters: [
      ...['id', 'title', 'state', 'buyer', 'order', 'recipientName', 'recipientEmail', 'sendAt', 'sentAt'],
      ...['sendings', 'expiresAt', 'claimedBy', 'claimedAt', 'createdAt', 'updatedAt'],
    ],
    select: {
      ...{ title: true, state: true, buyer: true, order: true, recipientName: true, recipientEmail: true },
      ...{ sendAt: true, sentAt: true, claimedAt: true },
    },
    populate: { ...person, ...orders },
    columns: {
      What: ({ title }) => title,
      Status: ({ state }, { label }) => label('state', state),
      'From (email)': ({ buyer }) => emailOf(buyer),
      'From (name)': ({ buyer }) => nameOf(buyer),
      Order: ({ order }) => numberOf(order),
      'For (name)': ({ recipientName }) => recipientName,
      'For (email)': ({ recipientEmail }) => recipientEmail,
      'To be sent': ({ sendAt }) => spreadsheetTime(sendAt),
      Sent: ({ sentAt }) => spreadsheetTime(sentAt),
      Accepted: ({ claimedAt }) => spreadsheetTime(claimedAt),
    },
  }),
  'program-completions': list('program-completions', {
    filters: ['id', 'user', 'program', 'completedAt', 'createdAt', 'updatedAt'],
    select: { user: true, program: true, completedAt: true },
    populate: { ...person, programs: { title: true } },
    columns: {
      Email: ({ user }) => emailOf(user),
      Name: ({ user }) => nameOf(user),
      Program: ({ program }) => titleOf(program),
      Finished: ({ completedAt }) => spreadsheetTime(completedAt),
    },
  }),
  'activity-log': list('activity-log', {
    filters: ['id', 'action', 'by', 'actor', 'user', 'order', 'createdAt', 'updatedAt'],
    select: { action: true, by: true, actor: true, user: true, order: true, details: true },
    populate: { ...person, ...orders },
    columns: {
      When: ({ createdAt }) => spreadsheetTime(createdAt),
      'What happened': ({ action }) => activityLabel(action),
      'Done by': ({ by }) => by,
      'Who did it': ({ actor }) => nameOf(actor),
      'About (email)': ({ user }) => emailOf(user),
      Order: ({ order }) => numberOf(order),
      More: ({ details }) => activityDetail(details),
    },
  }),
}
