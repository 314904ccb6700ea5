import * as migration_20261120_140354_initial from './20261120_140354_initial';
import * as migration_20261120_150000_guards from './20261120_150000_guards';
import * as migration_20261120_150744_password_resets from './20261120_150744_password_resets';
import * as migration_20261120_151403_refunds from './20261120_151403_refunds';

export const migrations = [
  {
    up: migration_20261120_140354_initial.up,
    down: migration_20261120_140354_initial.down,
    name: '20261120_140354_initial',
  },
  {
    up: migration_20261120_150000_guards.up,
    down: migration_20261120_150000_guards.down,
    name: '20261120_150000_guards',
  },
  {
    up: migration_20261120_150744_password_resets.up,
    down: migration_20261120_150744_password_resets.down,
    name: '20261120_150744_password_resets',
  },
  {
    up: migration_20261120_151403_refunds.up,
    down: migration_20261120_151403_refunds.down,
    name: '20261120_151403_refunds'
  },
];
