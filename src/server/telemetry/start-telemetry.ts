import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { registerOTel } from '@vercel/otel'

/**
 * Sends traces, of requests and rendering as Next tells them, and figures to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`.
 * Loaded only where that is set; the other variables of OpenTelemetry are its own.
 */
export function startTelemetry(): void {
  const exporter = new OTLPMetricExporter()
  registerOTel({
    serviceName: 'training-storefront',
    metricReaders: [new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 15_000 })],
  })
}
