/** Runs once when a server process starts: a bad environment ends it at once, a good one starts the background jobs. */
export async function register(): Promise<void> {
  // A block, not an early return: the bundler then leaves the whole server out of what it makes for the edge.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    try {
      const { requireEnvironment } = await import('@/src/server/check-environment')
      await requireEnvironment()
      if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
        const { startTelemetry } = await import('@/src/server/telemetry/start-telemetry')
        startTelemetry()
      }
      const { startServer } = await import('@/server-start')
      await startServer()
    } catch (error) {
      console.error(error)
      process.exit(1)
    }
  }
}
