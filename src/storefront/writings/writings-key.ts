/** Where this tab keeps what was written and has not arrived; gone when its writer signs out. */
export const WRITINGS_KEY = 'writings'
