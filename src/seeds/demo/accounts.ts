/** The password of every demo account that has one. */
export const DEMO_PASSWORD = 'Training!2026'

export interface AccountSeed {
  email: string
  firstname: string
  lastname: string
  role: 'user' | 'admin' | 'superuser'
  /** `unclaimed`: moved here from an older system and has no password that anybody knows. */
  migration: 'none' | 'unclaimed'
  /** Programs the account can open, and where that right comes from. */
  owns: { product: string; source: 'staff' | 'migration'; reason: string }[]
}

export const accounts: AccountSeed[] = [
  {
    email: 'superuser@example.com',
    firstname: 'Demo',
    lastname: 'Superuser',
    role: 'superuser',
    migration: 'none',
    owns: [],
  },
  {
    email: 'admin@example.com',
    firstname: 'Demo',
    lastname: 'Admin',
    role: 'admin',
    migration: 'none',
    owns: [],
  },
  {
    email: 'customer@example.com',
    firstname: 'Demo',
    lastname: 'Customer',
    role: 'user',
    migration: 'none',
    owns: [{ product: 'pmfp', source: 'staff', reason: 'Demo access' }],
  },
  {
    email: 'migrated@example.com',
    firstname: 'Demo',
    lastname: 'Migrated',
    role: 'user',
    migration: 'unclaimed',
    owns: [
      { product: 'living-well-with-chronic-pain', source: 'migration', reason: 'Bought in the old system' },
    ],
  },
]
