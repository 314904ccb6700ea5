import { mergeBy, preview, type TwoAccounts } from './merging'
import { rawCall } from './raw-call'
import type { Customer, Shop } from './shop'

/** What people do about writings of an account that was merged away, and what they read of them. */
export function mergedWritings(shop: () => Shop) {
  const tokensTo = async ({ email }: Customer) =>
    (await shop().mailsTo(email)).flatMap(
      ({ text }) => text.match(/(?<=confirm-merge\?token=)[\w-]+/)?.[0] ?? [],
    )
  const tokenTo = async (reader: Customer) => (await tokensTo(reader)).at(-1) ?? ''
  const confirm = (token: string) =>
    shop().call<{ data: { state: string }; error?: string }>('POST', '/users/confirm-merge', {
      body: { token },
    })
  const merged = async (two: TwoAccounts) =>
    (await mergeBy(shop(), two, (await preview(shop(), two)).seen)).body
  const undo = (activityId: string, as: Customer) =>
    shop().call<{ error?: string }>('POST', `/activity-log/${activityId}/undo`, { as })
  const again = ({ into, staff }: TwoAccounts, mergeId: string, as = staff) =>
    shop().call<{ error?: string }>('POST', `/users/${into.id}/merges/${mergeId}/mails`, { as })
  /** Everything somebody reads of what they wrote, as one text. */
  const readable = async (two: TwoAccounts, as: Customer) => {
    const paths = [
      `${two.lesson}/note`,
      `${two.lesson}/answers`,
      '/learning/action-plans',
      '/learning/my-notes',
    ]
    return (await Promise.all(paths.map(async (path) => (await rawCall('GET', path, { as })).text()))).join(
      '\n',
    )
  }
  const unread = async (two: TwoAccounts, as: Customer) => {
    const text = await readable(two, as)
    return two.words.filter((word) => !text.includes(word))
  }
  const sealedOf = ({ from }: TwoAccounts) =>
    shop().database.query(
      `SELECT sealed FROM lesson_notes WHERE user_id = $1 UNION ALL SELECT sealed FROM lesson_answers WHERE user_id = $1
     UNION ALL SELECT sealed FROM action_plans WHERE user_id = $1 ORDER BY 1`,
      [from.id],
    )

  return { tokensTo, tokenTo, confirm, merged, undo, again, readable, unread, sealedOf }
}
