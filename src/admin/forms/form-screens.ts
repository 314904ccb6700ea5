import type { CollectionConfig, Field } from 'payload'

const FILTERS = '/src/admin/forms/form-filters#FormFilters'
const STATE_CELL = '/src/admin/forms/submission-state#SubmissionStateCell'
const PAGE = '/src/admin/forms/submission-page#SubmissionPage'

/** The list of forms leads to the messages sent with them. */
export function formsScreen(forms: CollectionConfig): CollectionConfig {
  return withFilters(forms)
}

/** A message is read as a letter; its state stands beside it, and what is stored below, folded. */
export function submissionsScreen(submissions: CollectionConfig): CollectionConfig {
  const [state, assignee, ...stored] = submissions.fields
  return withFilters({
    ...submissions,
    fields: [
      { name: 'page', type: 'ui', admin: { components: { Field: PAGE }, disableListColumn: true } },
      ...(state ? [{ ...state, admin: { ...state.admin, components: { Cell: STATE_CELL } } } as Field] : []),
      ...(assignee ? [assignee] : []),
      {
        type: 'collapsible',
        label: 'All that is stored',
        admin: { initCollapsed: true },
        fields: stored,
      },
    ],
  })
}

function withFilters(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, beforeListTable: [FILTERS] } },
  }
}
