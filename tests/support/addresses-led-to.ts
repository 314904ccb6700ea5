import type { SourceFile } from './source-tree'
import { allNodes, type Node, parseFile } from './syntax'

/** What makes an address one of a language. */
const IN_LANGUAGE: ReadonlySet<string> = new Set(['localPath', 'pathIn', 'local'])
/** What is there once for all languages. */
const WITHOUT_LANGUAGE = /^\/(api|manage-website)(\/|$)/
const BY_SERVER: ReadonlySet<string> = new Set(['redirect', 'permanentRedirect'])
const BY_BROWSER: ReadonlySet<string> = new Set(['assign', 'replace'])

/**
 * Where a file leads visitors to past the site's own links and router, without saying in which language: `redirect(…)`,
 * `location.assign(…)`, `location.href = …`. Each as it is written.
 */
export function ledWithoutLanguage({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] {
  return allNodes(parseFile(path, text)).flatMap((node) => {
    const address = addressIn(node)
    return address && !namesLanguage(address) ? [`${path}: ${text.slice(address.start, address.end)}`] : []
  })
}

function addressIn(node: Node): Node | undefined {
  if (node.type === 'AssignmentExpression') return isLocation(node.left) ? node.right : undefined
  if (node.type !== 'CallExpression') return undefined
  const { callee } = node
  const leads =
    callee.type === 'Identifier'
      ? BY_SERVER.has(callee.name)
      : callee.type === 'MemberExpression' &&
        isLocation(callee.object) &&
        BY_BROWSER.has(nameOf(callee.property))
  return leads ? node.arguments[0] : undefined
}

/** `location`, `window.location`, `location.href`. */
function isLocation(node: Node): boolean {
  if (node.type === 'Identifier') return node.name === 'location'
  if (node.type !== 'MemberExpression') return false
  const name = nameOf(node.property)
  return name === 'location' || (name === 'href' && isLocation(node.object))
}

function namesLanguage(address: Node): boolean {
  if (address.type === 'CallExpression') {
    const { callee } = address
    return IN_LANGUAGE.has(nameOf(callee.type === 'MemberExpression' ? callee.property : callee))
  }
  if (address.type === 'Literal') return WITHOUT_LANGUAGE.test(String(address.value))
  return address.type === 'TemplateLiteral' && WITHOUT_LANGUAGE.test(address.quasis[0]?.value.raw ?? '')
}

const nameOf = (node: Node) => (node.type === 'Identifier' ? node.name : '')
