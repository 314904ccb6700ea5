/** Functions and operators that answer null only when they are given null. */
const TOTAL_FUNCTIONS = new Set([
  ...[
    'now',
    'clock_timestamp',
    'gen_random_uuid',
    'hashtext',
    'hashtextextended',
    'make_interval',
    'date_trunc',
  ],
  ...[
    'to_char',
    'timezone',
    'extract',
    'date_part',
    'age',
    'round',
    'floor',
    'ceil',
    'abs',
    'least',
    'greatest',
  ],
  ...[
    'lower',
    'upper',
    'btrim',
    'ltrim',
    'rtrim',
    'left',
    'right',
    'length',
    'replace',
    'lpad',
    'md5',
    'sha256',
  ],
  ...[
    'encode',
    'cardinality',
    'pg_advisory_xact_lock',
    'pg_advisory_unlock',
    'current_setting',
    'array_append',
  ],
  ...[
    'pg_try_advisory_lock',
    'pg_try_advisory_xact_lock',
    'jsonb_array_length',
    'generate_series',
    'pg_advisory_lock',
  ],
])
const TOTAL_OPERATORS = new Set([
  ...['=', '<>', '<', '>', '<=', '>=', '~~', '!~~', '~~*', '~', '~*', '!~', '@>', '<@', '&&', '?', '?|'],
  ...['+', '-', '*', '/', '%', '||'],
])

export const isTotalFunction = (name: string) => TOTAL_FUNCTIONS.has(name)
export const isTotalOperator = (name: string) => TOTAL_OPERATORS.has(name)

/** What compares, and so is never true of null. */
export const isComparison = (name: string) => /^[=<>~!@]+\*?$/.test(name)

/** Answer something also when there was nothing to gather. */
const COUNTS = new Set(['count', 'row_number', 'rank', 'dense_rank'])
export const isCount = (name: string) => COUNTS.has(name)
