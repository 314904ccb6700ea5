/**
 * What a column of times is compared with to find what is due. Times are kept in whole milliseconds, rounded: what was
 * due at once may lie half of one ahead.
 */
export const DUE_BY = `now() + interval '1 millisecond'`
