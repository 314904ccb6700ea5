/** The part of `localStorage` that the storefront uses, so that tests can hand in a plain map. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
