import { loadEnv } from 'payload/node'
import { requireEnvironment } from '@/src/server/check-environment'
import { readImportCommand } from './command'

/**
 * `npm run import:people -- people.csv [--dry-run] [--batch NAME] [--release]`: people who come from an older system,
 * with what they bought there. Again and again: nothing is doubled. The welcome mails wait until the batch is released.
 */
loadEnv()
const command = readImportCommand(process.argv.slice(2))
if ('refusal' in command) {
  console.error(command.refusal)
  process.exit(1)
}
process.exit(await run(command))

async function run({ file, batch, isDryRun, isRelease }: Exclude<typeof command, { refusal: string }>) {
  await requireEnvironment()
  const { getPayload } = await import('payload')
  const { default: config } = await import('@/payload.config')
  const { importFile, UnusableFile } = await import('./import-file')
  const { releaseWelcomeMails } = await import('@/plugins/accounts/imports/operations/release-welcome-mails')
  const payload = await getPayload({ config, disableOnInit: true })
  const start = performance.now()
  try {
    if (file) {
      const report = `${file}.report.csv`
      const tally = await importFile(payload, { file, report, batch, isDryRun, today: new Date() })
      const counts = Object.entries(tally).map(([outcome, count]) => `${count} ${outcome}`)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
      say(`${isDryRun ? 'Dry run, nothing was kept: ' : ''}${counts.join(', ')}.`)
      say(`Took ${seconds} s and ${megabytes} MB of memory. What became of each row: ${report}`)
    }
    if (!isRelease) {
      if (!isDryRun)
        say(`The welcome mails wait as batch "${batch}". Send them with: --release --batch "${batch}"`)
      return 0
    }
    const { released, cancelled } = await releaseWelcomeMails(payload, batch, null)
    say(`${released} mails released, ${cancelled} no longer needed.`)
    return 0
  } catch (error) {
    if (!(error instanceof UnusableFile) && !isMissingFile(error)) throw error
    console.error(error instanceof UnusableFile ? error.message : `There is no file ${file}.`)
    return 1
  }
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
