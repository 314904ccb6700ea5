/** Which plugins may use which: a graph without circles, so that each can be read and removed on its own. */
export const PLUGIN_USES: Record<string, readonly string[]> = {
  mail: [],
  'api-docs': [],
  commerce: ['mail'],
  learning: ['mail', 'commerce'],
  newsletter: ['mail'],
  accounts: ['mail', 'commerce', 'newsletter'], // What they open stands in the same ledger as a sale.
  forms: ['mail'],
  groups: ['mail', 'commerce', 'accounts'],
  gifts: ['mail', 'commerce', 'accounts'],
  'own-data': ['mail', 'commerce', 'accounts', 'groups', 'gifts', 'learning', 'forms'],
  'back-office': [],
  merging: ['mail', 'commerce', 'accounts', 'learning'],
  undo: ['mail', 'commerce', 'merging'],
  reports: ['mail', 'commerce'],
  editing: [],
  files: [],
  'cookie-consents': [],
  search: [],
  seo: [],
  statistics: ['commerce', 'accounts', 'forms', 'mail', 'learning'],
  status: ['commerce', 'accounts', 'forms', 'mail', 'learning', 'statistics'],
}
