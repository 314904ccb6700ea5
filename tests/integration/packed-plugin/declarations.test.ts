import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { acmeSource } from '../../support/providers/acme'

/** Inside the project, so that the packages it asks for are found. */
const folder = path.resolve('.data/packed')
const place = path.join(folder, 'node_modules/payload-plugin-digital-commerce')

const CONSUMER = `import { commerce, mail, startShop, addCommerceGuards, type CommerceOptions, type PaymentProvider } from 'payload-plugin-digital-commerce'
import { hasAccess, onlyBuyers, onlyBuyersField, onlyBuyersOf, ownedProducts } from 'payload-plugin-digital-commerce/access'
import { addCommerceGuards as guards } from 'payload-plugin-digital-commerce/migrations'
import { invoice } from 'payload-plugin-digital-commerce/providers/invoice'
import { paypal } from 'payload-plugin-digital-commerce/providers/paypal'
import { instantProvider } from 'payload-plugin-digital-commerce/providers/testing'
import { PROVIDER_CONTRACT, type ProviderHarness } from 'payload-plugin-digital-commerce/testing'
import { buildConfig, type CollectionConfig, type Payload, type PayloadRequest } from 'payload'
import { postgresAdapter } from '@payloadcms/db-postgres'

const own: PaymentProvider = instantProvider()
const options: CommerceOptions = { customers: 'members', isStaff: ({ team }) => team === true, providers: [own, paypal(), invoice()] }
export default buildConfig({ secret: '', collections: [], plugins: [mail(), commerce(options)], db: postgresAdapter({ pool: {} }) })
export const Chapters: CollectionConfig = {
  slug: 'chapters',
  access: { read: onlyBuyers({ product: 'product' }), readVersions: onlyBuyersOf('1') },
  fields: [{ name: 'secret', type: 'text', access: { read: onlyBuyersField({ product: 'product' }) } }],
}
export const asked = async (req: PayloadRequest) => [await hasAccess(req, '1'), await ownedProducts(req)]
export const run = async (payload: Payload, harness: ProviderHarness) => {
  await (await startShop(payload)).stop()
  for (const { title, run } of PROVIDER_CONTRACT) console.log(title, await run(harness))
}
export const same: typeof addCommerceGuards = guards
`

const MISTAKEN = `import { commerce } from 'payload-plugin-digital-commerce'
commerce({ cusomers: 'members' })
`

beforeAll(() => {
  const packed = execFileSync('npm', ['run', '--silent', 'pack:plugin'], { encoding: 'utf8' })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  execFileSync('tar', ['xzf', packed.trim().split('\n').at(-1) ?? '', '-C', place, '--strip-components', '1'])
})

describe('Architecture, One source, two forms: the package as others see it', () => {
  it('has declarations without a diagnostic in any file of ours', () => {
    const strict = {
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      types: ['node'],
      jsx: 'react-jsx',
    }
    writeFileSync(path.join(folder, 'consumer.ts'), CONSUMER)
    writeFileSync(path.join(folder, 'mistaken.ts'), MISTAKEN)
    writeFileSync(path.join(folder, 'acme.ts'), acmeSource())
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: strict, files: ['consumer.ts', 'acme.ts', 'mistaken.ts'] }),
    )
    const tsc = path.resolve('node_modules/typescript/lib/tsc.js')
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    })
    const ours = stdout
      .split('\n')
      .filter((line) => /payload-plugin-digital-commerce|(consumer|acme)\.ts/.test(line))
    expect(ours).toEqual([])
    expect(stdout, 'and they know what there is').toMatch(/mistaken\.ts\(2,\d+\): error .*cusomers/)
  })

  it('is loaded by Node alone, without a bundler, and offers what its guide names', () => {
    const script = `
      const found = {}
      for (const name of ['', '/access', '/migrations', '/providers/paypal', '/providers/invoice', '/providers/testing', '/testing'])
        found['.' + name] = Object.keys(await import('payload-plugin-digital-commerce' + name)).sort()
      console.log(JSON.stringify(found))`
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(JSON.parse(said)).toEqual({
      '.': ['addCommerceGuards', 'commerce', 'mail', 'startShop'],
      './access': ['hasAccess', 'onlyBuyers', 'onlyBuyersField', 'onlyBuyersOf', 'ownedProducts'],
      './migrations': ['addCommerceGuards'],
      './providers/paypal': ['paypal'],
      './providers/invoice': ['invoice'],
      './providers/testing': ['instantMessage', 'instantProvider'],
      './testing': ['PROVIDER_CONTRACT'],
    })
  })

  it('brings PayPal’s stand-in as a program', async () => {
    const { bin } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as {
      bin: Record<string, string>
    }
    const program = spawn(process.execPath, [path.join(place, bin['paypal-simulator'] ?? '')], {
      env: { ...process.env, PAYPAL_SIMULATOR_PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const [said] = (await once(program.stdout, 'data')) as [Buffer]
      const [origin = ''] = /http:\/\/[\w.:]+/.exec(said.toString()) ?? []
      const ledger = await fetch(`${origin}/_simulator/ledger`)
      expect(await ledger.json()).toEqual([])
    } finally {
      program.kill('SIGTERM')
      await once(program, 'exit')
    }
  })
})
