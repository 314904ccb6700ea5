// @ts-check
/**
 * The line at the top of a test file that wants no other file in its process. Vitest starts a process for each set of
 * options: the words in quotes belong to one file.
 */
export const OWN_PROCESS = /^\/\/ @vitest-environment-options \{ "process": "([^"]+)" \}$/m
