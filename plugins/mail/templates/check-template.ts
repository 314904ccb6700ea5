import { type Message, type MessageBlock, type MessageContent, requiredOf } from '../message'
import { type Variable, variablesOf } from './variables-of'

export type Problem = { path: string; message: string }

/**
 * What is wrong with an editor's content for a message, at the field where it is wrong (`blocks.2.href`), in plain language for
 * that editor. No problem: every mail of that message can be written with them.
 */
export function checkTemplate(
  message: Message<unknown>,
  { subject, heading, blocks }: MessageContent,
): Problem[] {
  const variables = variablesOf(message)
  // A subject is kept and shown in lists: nothing that opens an account belongs there.
  const open = namesOf(variables.filter(({ kind, isSecret }) => kind !== 'list' && !isSecret))
  const problems = [
    ...checkText('subject', subject, open),
    ...checkText('heading', heading, open),
    ...blocks.flatMap((block, index) => checkBlock(`blocks.${index}`, block, variables)),
  ]
  const used = new Set(blocks.flatMap(textsOf).flatMap(namesIn))
  const missing = requiredOf(message).filter((name) => !used.has(name))
  if (missing.length > 0)
    problems.push({
      path: 'blocks',
      message: `The email is no use without ${list(missing)}: please put it back, as a button or in a paragraph.`,
    })
  return problems
}

function checkBlock(path: string, block: MessageBlock, variables: Variable[]): Problem[] {
  const single = namesOf(variables.filter(({ kind }) => kind !== 'list'))
  switch (block.kind) {
    case 'text':
      return checkText(`${path}.text`, block.text, single)
    case 'button':
      return [
        ...checkText(`${path}.label`, block.label, single),
        ...checkAddress(`${path}.href`, block.href, variables),
      ]
    case 'rows':
      return checkRows(path, block, variables)
    case 'totals':
      return block.rows.flatMap(({ left, right }, row) => [
        ...checkText(`${path}.rows.${row}.left`, left, single),
        ...checkText(`${path}.rows.${row}.right`, right, single),
      ])
  }
}

function checkRows(
  path: string,
  { of, left, right }: Extract<MessageBlock, { kind: 'rows' }>,
  variables: Variable[],
): Problem[] {
  const lists = variables.filter(({ kind }) => kind === 'list')
  const chosen = lists.find(({ name }) => name === of)
  if (!chosen) {
    const choice = lists.length > 0 ? `Please write ${lists.map(({ name }) => name).join(' or ')}.` : ''
    return [{ path: `${path}.of`, message: `This email has no list “${of}”. ${choice}`.trim() }]
  }
  const own = namesOf(chosen.rows)
  return [...checkText(`${path}.left`, left, own), ...checkText(`${path}.right`, right, own)]
}

function checkAddress(path: string, href: string, variables: Variable[]): Problem[] {
  const addresses = namesOf(variables.filter(({ kind }) => kind === 'address'))
  const name = /^\{\{(\w+)\}\}$/.exec(href)?.[1]
  if (name ? addresses.includes(name) : isSecureAddress(href)) return []
  const choice = addresses.length > 0 ? `${list(addresses)}, or ` : ''
  return [{ path, message: `A button opens ${choice}an address that starts with https://` }]
}

function isSecureAddress(href: string): boolean {
  return /^https:\/\/[^\s{}]+$/.test(href) && URL.canParse(href)
}

function checkText(path: string, text: string, allowed: string[]): Problem[] {
  const unknown = namesIn(text).filter((name) => !allowed.includes(name))
  const known = allowed.length > 0 ? `Here you can use ${list(allowed)}.` : 'There are none to use here.'
  if (unknown.length > 0) return [{ path, message: `There is no ${list(unknown)} here. ${known}` }]
  if (/\{\{|\}\}/.test(text.replace(VARIABLE, '')))
    return [{ path, message: `Something with {{ or }} is not complete. ${known}` }]
  return []
}

const VARIABLE = /\{\{(\w+)\}\}/g
const namesIn = (text: string) => [...text.matchAll(VARIABLE)].map(([, name]) => name ?? '')
const namesOf = (variables: { name: string }[]) => variables.map(({ name }) => name)
const list = (names: string[]) => [...new Set(names)].map((name) => `{{${name}}}`).join(', ')

/** The texts of a block in which a variable of the message counts as shown. */
function textsOf(block: MessageBlock): string[] {
  switch (block.kind) {
    case 'text':
      return [block.text]
    case 'button':
      return [block.href]
    case 'rows':
      return [`{{${block.of}}}`]
    case 'totals':
      return block.rows.flatMap(({ left, right }) => [left, right])
  }
}
