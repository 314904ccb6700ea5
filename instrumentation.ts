/** Runs once when a server process starts: a bad environment ends it at once, a good one starts the background jobs. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  try {
    const { startServer } = await import('@/server-start')
    await startServer()
  } catch (error) {
    const isEnvironment = error instanceof Error && error.name === 'EnvironmentError'
    console.error(isEnvironment ? error.message : error)
    process.exit(1)
  }
}
