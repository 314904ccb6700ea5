import { PLUGIN_USES } from './plugin-uses'
import type { Import, SourceFile } from './source-tree'

type Subject = Pick<SourceFile, 'path' | 'isClient'>

export type ImportRule = {
  rule: string
  /** Why the wall stands there. */
  why: string
  appliesTo: (file: Subject) => boolean
  forbids: (found: Import, file: Subject) => boolean
  /** Something the rule must find, so that it cannot fall asleep. */
  finds: { file: string; imports: string; isClient?: boolean }
}

const under =
  (...folders: string[]) =>
  ({ path }: { path: string }) =>
    folders.some((folder) => path.startsWith(`${folder}/`))
const leadsTo = (found: Import, ...folders: string[]) =>
  folders.some((folder) => found.target.startsWith(`${folder}/`))
const isPackage = (found: Import, ...names: string[]) =>
  found.isPackage && names.some((name) => found.target === name || found.target.startsWith(`${name}/`))
const isNode = (found: Import) => found.isPackage && found.target.startsWith('node:')
const isPayload = (found: Import) => isPackage(found, 'payload', '@payloadcms')
const isReact = (found: Import) => isPackage(found, 'react', 'react-dom', 'swr')

const pluginOf = (path: string) => /^plugins\/([^/]+)\//.exec(path)?.[1]
const PAYPAL = 'plugins/commerce/payments/providers/paypal'
const isServerCode = ({ path }: Subject) =>
  /\.server\.tsx?$/.test(path) || /\/config\.ts$/.test(path) || /^src\/blocks\/(?!.*\.tsx$)/.test(path)
export const IMPORT_RULES: ImportRule[] = [
  {
    rule: 'src/domain imports only itself and zod',
    why: 'Rules that know no framework run anywhere, in the browser too, and are tested in milliseconds.',
    appliesTo: under('src/domain'),
    forbids: (found) => (found.isPackage ? found.target !== 'zod' : !leadsTo(found, 'src/domain')),
    finds: { file: 'src/domain/money/x.ts', imports: 'payload' },
  },
  {
    rule: 'src/server imports domain, itself, Payload, Next and Node only',
    why: 'Glue that knew a collection or a plugin would be a business rule in hiding.',
    appliesTo: under('src/server'),
    forbids: (found) =>
      found.isPackage
        ? !isPayload(found) &&
          !isNode(found) &&
          !isPackage(
            found,
            'next',
            'zod',
            'pg',
            'country-state-city',
            'sirv',
            'lru-cache',
            'rate-limiter-flexible',
          ) &&
          !isPackage(found, '@aws-sdk/client-s3', '@redis/client', '@opentelemetry', '@vercel/otel')
        : !leadsTo(found, 'src/domain', 'src/server', 'src/generated'),
    finds: { file: 'src/server/x.ts', imports: 'plugins/mail/transport.ts' },
  },
  {
    rule: 'collections import no plugin, no mail, no network and no screen',
    why: 'What is stored must not decide what happens: a hook that mails does so inside a transaction.',
    appliesTo: under('collections'),
    forbids: (found) =>
      found.isPackage
        ? !isPayload(found) && !isPackage(found, 'zod', 'node:path', 'node:crypto')
        : !leadsTo(found, 'collections', 'src/domain', 'src/server', 'src/generated') &&
          !/^src\/blocks\/(index|block-types|[^/]+\/config)\.ts$/.test(found.target),
    finds: { file: 'collections/x/index.ts', imports: 'node:http' },
  },
  {
    rule: 'a collection imports no other collection’s hooks',
    why: 'Hooks keep what is true of one document.',
    appliesTo: under('collections'),
    forbids: (found, { path }) => {
      const [, owner] = /^collections\/([^/]+)\/hooks\//.exec(found.target) ?? []
      return owner !== undefined && !path.startsWith(`collections/${owner}/`)
    },
    finds: { file: 'collections/a/index.ts', imports: 'collections/b/hooks/x.ts' },
  },
  {
    rule: 'plugins use each other in one direction',
    why: 'A receipt belongs to a sale; a sale does not belong to mail. Circles make both impossible to change.',
    appliesTo: under('plugins'),
    forbids: (found, { path }) => {
      const [from, to] = [pluginOf(path) ?? '', pluginOf(found.target)]
      return to !== undefined && to !== from && !PLUGIN_USES[from]?.includes(to)
    },
    finds: { file: 'plugins/mail/x.ts', imports: 'plugins/commerce/index.ts' },
  },
  {
    rule: 'plugins know no React and no screen',
    why: 'The shop works headless: any Payload site can add it.',
    appliesTo: under('plugins'),
    forbids: (found) =>
      isReact(found) || leadsTo(found, 'src/storefront', 'src/blocks', 'src/admin', 'src/seeds', 'app'),
    finds: { file: 'plugins/commerce/x.ts', imports: 'react' },
  },
  {
    rule: 'storefront and blocks take only types from plugins and collections',
    why: 'Screens talk to the API as any other client would.',
    appliesTo: under('src/storefront', 'src/blocks'),
    forbids: (found) => !found.isType && leadsTo(found, 'plugins', 'collections', 'migrations'),
    finds: { file: 'src/storefront/x.tsx', imports: 'plugins/commerce/index.ts' },
  },
  {
    rule: 'the shop’s client knows the rules and its own calls, and nothing of a site, a server or a framework but React',
    why: 'It runs in the browser of any site: a route, a style or a line of the server in it would be everybody’s.',
    appliesTo: under('src/client'),
    forbids: (found) =>
      found.isPackage
        ? !isPackage(found, 'react', 'swr', 'zod')
        : !leadsTo(found, 'src/client', 'src/domain') &&
          !(found.isType && found.target === 'src/generated/shop-api-types.ts'),
    finds: { file: 'src/client/x.ts', imports: 'src/storefront/languages/use-site-router.ts' },
  },
  {
    rule: 'configuration and screens take the shop by the name of its package, as any other site does',
    why: 'What is not offered to others is not needed here: the two cannot come apart.',
    appliesTo: (file) =>
      file.path === 'payload.config.ts' || under('app', 'src/storefront', 'src/blocks')(file),
    forbids: (found, { path }) =>
      leadsTo(found, 'src/client', ...(path === 'payload.config.ts' ? ['plugins/commerce'] : [])) &&
      !['src/client/index.ts', 'plugins/commerce/package.ts'].includes(found.target),
    finds: { file: 'payload.config.ts', imports: 'plugins/commerce/index.ts' },
  },
  {
    rule: 'storefront and blocks touch Payload, the database and Node only in *.server.ts and block configurations',
    why: 'What reaches the browser must not carry the server, by weight or by secret.',
    appliesTo: (file) => under('src/storefront', 'src/blocks')(file) && !isServerCode(file),
    forbids: (found) =>
      !found.isType &&
      ((isPayload(found) && !/\/(react|shared)$/.test(found.target)) ||
        isNode(found) ||
        isPackage(found, 'pg') ||
        found.target === 'payload.config.ts' ||
        leadsTo(found, 'src/server')),
    finds: { file: 'src/storefront/x.tsx', imports: 'payload' },
  },
  {
    rule: 'staff screens call what plugins read on the server; in the browser they take only types',
    why: 'A staff page is rendered where the books are, without a second way in; its buttons go through the API as any client.',
    appliesTo: ({ path, isClient }) => path.startsWith('src/admin/') && isClient,
    forbids: (found) => !found.isType && leadsTo(found, 'plugins', 'collections', 'migrations'),
    finds: { file: 'src/admin/x.tsx', imports: 'plugins/commerce/index.ts', isClient: true },
  },
  {
    rule: 'staff screens know no collection, and no endpoint, job or provider of a plugin',
    why: 'They render what operations read; what moves anything goes through the API.',
    appliesTo: under('src/admin'),
    forbids: (found) =>
      !found.isType &&
      (leadsTo(found, 'collections', 'migrations') ||
        /^plugins\/(.+\/)?(endpoints|jobs|providers)\//.test(found.target)),
    finds: { file: 'src/admin/x.tsx', imports: 'plugins/commerce/refunds/endpoints/refund-order.ts' },
  },
  {
    rule: 'what runs in the browser imports nothing of the server',
    why: 'A `use client` file takes everything it imports along.',
    appliesTo: ({ isClient }) => isClient,
    forbids: (found) =>
      !found.isType &&
      (/\.server\.tsx?$/.test(found.target) ||
        isNode(found) ||
        isPackage(found, 'server-only', 'country-state-city', 'payload', 'nodemailer') ||
        leadsTo(found, 'src/server')),
    finds: {
      file: 'src/storefront/x.tsx',
      imports: 'src/storefront/pages/queries.server.ts',
      isClient: true,
    },
  },
  {
    rule: 'the reference dataset of places is read on the server only',
    why: 'It is megabytes; pages fetch one country’s regions when they need them.',
    appliesTo: under('app', 'collections', 'plugins', 'src'),
    forbids: (found, { path }) =>
      !found.isType && isPackage(found, 'country-state-city') && !path.startsWith('src/server/geo/'),
    finds: { file: 'src/storefront/x.tsx', imports: 'country-state-city' },
  },
  {
    rule: 'of the reference dataset only countries and regions are loaded',
    why: 'Its entrance reads every city of the world as well: 8 MB that become 30 MB of memory at each start.',
    appliesTo: under('app', 'collections', 'plugins', 'src', 'scripts'),
    forbids: (found) => !found.isType && found.target === 'country-state-city',
    finds: { file: 'src/server/geo/x.ts', imports: 'country-state-city' },
  },
  {
    rule: 'app composes screens: no plugin, no collection',
    why: 'An address is not the place for a rule.',
    appliesTo: under('app'),
    forbids: (found) => leadsTo(found, 'plugins', 'collections', 'migrations', 'src/seeds'),
    finds: { file: 'app/(storefront)/x/page.tsx', imports: 'collections/users/index.ts' },
  },
  {
    rule: 'only providers/paypal knows PayPal’s SDK',
    why: 'Its quirks (no base address, no timeout, clients that never recover) are tamed in one folder.',
    appliesTo: under('app', 'collections', 'plugins', 'src'),
    forbids: (found, { path }) => isPackage(found, '@paypal/paypal-server-sdk') && !under(PAYPAL)({ path }),
    finds: { file: 'plugins/commerce/payments/operations/x.ts', imports: '@paypal/paypal-server-sdk' },
  },
  {
    rule: 'the shop knows no payment provider: only the list of default ones imports providers/paypal',
    why: 'Which provider a payment goes through stands in its row; a second one must need no change of the core.',
    appliesTo: (file) =>
      under('app', 'collections', 'plugins', 'src')(file) &&
      !under(PAYPAL)(file) &&
      file.path !== 'plugins/commerce/payments/providers/default-providers.ts',
    forbids: (found) => leadsTo(found, PAYPAL),
    finds: { file: 'plugins/commerce/payments/operations/x.ts', imports: `${PAYPAL}/index.ts` },
  },
  {
    rule: 'only plugins/mail/transport.ts knows nodemailer',
    why: 'Whoever could send mail directly could send it inside a transaction, or twice.',
    appliesTo: under('app', 'collections', 'plugins', 'src'),
    forbids: (found, { path }) => isPackage(found, 'nodemailer') && path !== 'plugins/mail/transport.ts',
    finds: { file: 'plugins/accounts/x.ts', imports: 'nodemailer' },
  },
  {
    rule: 'nothing that ships imports scripts or tests',
    why: 'The PayPal simulator is a tool; a shop that could reach it could be paid with toy money.',
    appliesTo: ({ path }) => !under('scripts', 'tests')({ path }) && path !== 'vitest.config.ts',
    forbids: (found) => leadsTo(found, 'scripts', 'tests'),
    finds: { file: 'plugins/commerce/x.ts', imports: 'scripts/paypal-simulator/start.ts' },
  },
  {
    rule: 'the simulator knows nothing of the app',
    why: 'It stands for somebody else: shared code would share mistakes.',
    appliesTo: under('scripts/paypal-simulator'),
    forbids: (found) => (found.isPackage ? !isNode(found) : !leadsTo(found, 'scripts/paypal-simulator')),
    finds: { file: 'scripts/paypal-simulator/x.ts', imports: 'src/domain/money/money.ts' },
  },
  {
    rule: 'only the seeds’ own command reads the seeds',
    why: 'Demo content must not become a default of the product.',
    appliesTo: under(
      'app',
      'collections',
      'plugins',
      'src/domain',
      'src/server',
      'src/storefront',
      'src/blocks',
    ),
    forbids: (found) => leadsTo(found, 'src/seeds'),
    finds: { file: 'src/storefront/x.tsx', imports: 'src/seeds/content.ts' },
  },
]
