/** Stands in for packages that only mean something to a bundler (`server-only`). */
export {}
