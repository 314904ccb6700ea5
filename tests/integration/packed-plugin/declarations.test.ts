import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { acmeSource } from '../../support/providers/acme'

/** Inside the project, so that the packages it asks for are found. */
const folder = path.resolve('.data/packed')
const place = path.join(folder, 'node_modules/payload-plugin-digital-commerce')

const CONSUMER = `import { commerce, mail, startShop, addCommerceGuards, type CommerceOptions, type PaymentProvider } from 'payload-plugin-digital-commerce'
import { hasAccess, onlyBuyers, onlyBuyersField, onlyBuyersOf, ownedProducts } from 'payload-plugin-digital-commerce/access'
import {
  ApiError, createShop, type ListedOrder, ShopProvider, useBasket, useCart, useCartLines, useCheckout, useDiscount, useOrders,
  usePaymentMethods, usePaymentReturn, useUserProducts,
} from 'payload-plugin-digital-commerce/client'
import { ActionDialog, MoneyLinks } from 'payload-plugin-digital-commerce/admin'
import { AttentionCard, OrderPage, PaymentsView } from 'payload-plugin-digital-commerce/rsc'
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
export const shop = createShop({ base: 'https://shop.example/api', useLocale: () => 'fr' })
export const refunded = () =>
  shop.api({ method: 'POST', path: '/payments/orders/{orderId}/refund', params: { orderId: '1' }, body: { lines: ['1'], reason: 'Asked' } })
export function Buyer() {
  const { items, add } = useCart()
  const basket = useBasket(useCartLines(), () => {})
  const discount = useDiscount({ subtotalCents: basket.totals.subtotalCents, productIds: items.map(({ id }) => id) }, () => {})
  const { submit, refusal } = useCheckout({ onSignIn: () => {}, onPaid: (search: string) => {}, onInvoiced: () => {} })
  const end = usePaymentReturn({ onSignIn: () => {} })
  const orders: readonly ListedOrder[] | null = useOrders().orders
  const paid: string | null = end.kind === 'paid' ? end.orderId : null
  return { add, submit, refusal, discount, orders, paid, owned: useUserProducts().userProducts, methods: usePaymentMethods() }
}
export const provided = [ShopProvider, ApiError, ActionDialog, MoneyLinks, AttentionCard, OrderPage, PaymentsView]
export const same: typeof addCommerceGuards = guards
`

const MISTAKEN = `import { commerce } from 'payload-plugin-digital-commerce'
import { createShop } from 'payload-plugin-digital-commerce/client'
commerce({ cusomers: 'members' })
export const lost = createShop().api({ method: 'GET', path: '/payments/nothing' })
`

const HOOKS = ['useCart', 'useCheckout', 'useDiscount', 'useOrders', 'usePaymentReturn', 'useUserProducts']

/** What a site's bundler makes of it, React and SWR aside, which the site has itself or shares. */
async function browserCode(contents: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: folder, sourcefile: 'everything.js' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    external: ['react', 'react/jsx-runtime', 'swr'],
    metafile: true,
    write: false,
  })
  const text = outputFiles[0]?.text ?? ''
  const [output] = Object.values(metafile.outputs)
  const used = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  return { text, files: used.map(([file]) => file), kilobytes: Math.round(gzipSync(text).length / 100) / 10 }
}

function sourceOf(file: string): string {
  const names = ['.tsx', '.ts'].map((ending) => path.join('src/admin', file.replace(/\.js$/, ending)))
  return readFileSync(names.find((name) => existsSync(name)) ?? file, 'utf8')
}

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
    expect(stdout, 'and they know what there is').toMatch(/mistaken\.ts\(3,\d+\): error .*cusomers/)
    expect(stdout, 'and which calls there are').toMatch(/mistaken\.ts\(4,\d+\): error .*nothing/)
  })

  it('is loaded by Node alone, without a bundler, and offers what its guide names', () => {
    const script = `
      const found = {}
      for (const name of ['', '/access', '/client', '/migrations', '/providers/paypal', '/providers/invoice', '/providers/testing', '/testing'])
        found['.' + name] = Object.keys(await import('payload-plugin-digital-commerce' + name)).sort()
      console.log(JSON.stringify(found))`
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(JSON.parse(said)).toEqual({
      '.': ['addCommerceGuards', 'commerce', 'mail', 'startShop'],
      './access': ['hasAccess', 'onlyBuyers', 'onlyBuyersField', 'onlyBuyersOf', 'ownedProducts'],
      './client': expect.arrayContaining(HOOKS),
      './migrations': ['addCommerceGuards'],
      './providers/paypal': ['paypal'],
      './providers/invoice': ['invoice'],
      './providers/testing': ['instantMessage', 'instantProvider'],
      './testing': ['PROVIDER_CONTRACT'],
    })
  })

  it('brings staff’s screens with their styles, and says which of them run in the browser', () => {
    const files = readdirSync(path.join(place, 'dist/src/admin'), { recursive: true }).map(String)
    const text = (file: string) => readFileSync(path.join(place, 'dist/src/admin', file), 'utf8')
    const scripts = files.filter((file) => file.endsWith('.js'))
    const styles = scripts.flatMap((file) =>
      [...text(file).matchAll(/'([^']+\.css)'/g)].map(([, style = '']) =>
        path.join(path.dirname(file), style),
      ),
    )
    expect(styles.length).toBeGreaterThan(5)
    expect(styles.filter((style) => !files.includes(style))).toEqual([])
    const isClient = (code: string) => /^'use client'/.test(code)
    const unmarked = scripts.filter((file) => isClient(sourceOf(file)) && !isClient(text(file)))
    expect(unmarked).toEqual([])
    expect(scripts.filter((file) => isClient(text(file)))).toContain('orders/refund-dialog.js')
  })

  it('has hooks without server, markup and styles, of which a site’s browsers load what it uses', async () => {
    const all = await browserCode(`export * from 'payload-plugin-digital-commerce/client'`)
    const strangers = all.files.filter(
      (file) => !/\/dist\/src\/(client|domain)\/|node_modules\/zod\//.test(file),
    )
    expect(strangers.filter((file) => !file.endsWith('everything.js'))).toEqual([])
    expect(all.text).not.toMatch(/process\.env|node:|createElement\("/)
    const cart = await browserCode(`export { useCart } from 'payload-plugin-digital-commerce/client'`)
    expect(
      cart.files.some((file) => /checkout\/use-|zod/.test(file)),
      cart.files.join('\n'),
    ).toBe(false)
    process.stdout.write(`gzip of the hooks: all ${all.kilobytes} kB, the cart alone ${cart.kilobytes} kB\n`)
    expect(all.kilobytes).toBeLessThan(20)
    expect(cart.kilobytes).toBeLessThan(4)
  })

  it('brings the program that moves a shop, which asks where from', () => {
    const program = path.join(place, 'dist/plugins/commerce/moving/program.js')
    const { status, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringContaining('--from postgres://')])
    expect(existsSync(path.join(path.dirname(program), 'work.js'))).toBe(true)
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
