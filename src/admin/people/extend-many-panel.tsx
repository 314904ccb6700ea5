import type { Payload } from 'payload'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'

/** Above the list of program access: more time for everybody whose time with a program ends soon. */
export async function ExtendManyPanel({ payload }: { payload: Payload }) {
  const { docs } = await payload.find({
    collection: 'products',
    where: { kind: { equals: 'program' } },
    select: { title: true },
    depth: 0,
    limit: 200,
    sort: 'title',
  })
  return (
    <div className={styles.row}>
      <ActionDialog
        label="Extend many"
        title="More time for many people?"
        consequences={
          <ul>
            <li>Everybody whose time with this program ends on one of these days gets more of it.</li>
            <li>What is open for ever, or was ended, stays as it is.</li>
            <li>Who extended it and why stays on record, person by person. No email is sent.</li>
          </ul>
        }
        path="/user-products/extend"
        fields={[
          {
            name: 'productId',
            label: 'Program',
            kind: 'choice',
            required: true,
            options: docs.map(({ id, title }) => ({ value: String(id), label: title ?? '' })),
          },
          { name: 'endsFrom', label: 'Ends from', kind: 'date' },
          { name: 'endsTo', label: 'Ends to', kind: 'date' },
          { name: 'days', label: 'Days more', kind: 'text', help: 'Or say until which day.' },
          { name: 'until', label: 'Until the end of', kind: 'date' },
          { name: 'reason', label: 'Reason', kind: 'long-text', required: true },
        ]}
      />
    </div>
  )
}
