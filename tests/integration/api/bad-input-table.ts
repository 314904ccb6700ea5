/** Queries of a list that everybody may read. */
export const QUERIES = [
  'limit=1&limit=2',
  'limit[a]=1',
  'page=1&page=2',
  'depth[]=1',
  'where=x',
  'where=[]',
  'where=1',
  'where[]=x',
  'where={"title":null}',
  'where={"title":1}',
  'where={"and":[null]}',
  'where={"or":[{"title":null}]}',
  'where[title][near]=1',
  'where[nope][equals]=1',
  'where[id][in]=%00',
  'where[id][contains]=x',
  'where[createdAt][like]=x',
  'where[createdAt][contains]=2',
  'where[kind][like]=p',
  'where[flagship][like]=x',
  'where[layout][equals]=x',
  'where[title][equals]=%00',
  `where${'[and][0]'.repeat(30)}[id][exists]=true`,
]

/** Filters of lists that staff may read, by fields of each kind. */
export const FILTERS: [collection: string, filter: string][] = [
  ['lessons', '[body][like]=x'],
  ['lessons', '[body][contains]=x'],
  ['resources', '[body][contains]=x'],
  ['users', '[role][contains]=x'],
  ['users', '[id][contains]=x'],
  ['orders', '[createdAt][like]=x'],
  ['activity-log', '[details][like]=x'],
  ['payload-locked-documents', '[document][equals]=x'],
  ['payload-locked-documents', '[user][exists]=x'],
]

/** Bodies in JSON that are no document of any collection, and the one code each is refused with. */
export const JSON_BODIES: [what: string, body: string][] = [
  ['half of one', '{"title":'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['a number', '1'],
  ['a text with NUL', '{"title":"\\u0000"}'],
  ['half a character', '{"title":"\\ud800"}'],
  ['the depth of the sea', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['a group that is none', '{"meta":null}'],
  ['a group that is a text', '{"meta":"x"}'],
  ['rows that are none', '{"highlights":null}'],
  ['a row that is a text', '{"highlights":["x"]}'],
  ['blocks that are none', '{"layout":{}}'],
  ['a block that is a number', '{"layout":[1]}'],
  ['a kind nobody knows', '{"kind":"x"}'],
  ['a price too large for the column', '{"priceCents":99999999999999999999}'],
  ['a picture that is not there', '{"images":["00000000-0000-4000-8000-000000000000"]}'],
  ['a picture by no id', '{"images":["x"]}'],
  ['a status nobody knows', '{"_status":"x"}'],
  ['a day no calendar has', '{"createdAt":"2026-99-99"}'],
  ['a day that is too far', '{"createdAt":1e400}'],
]

const part = (name: string, more: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`
const end = '--x--\r\n'
const picture = '; filename="a.png"\r\nContent-Type: image/png'
const words = part('_payload', '', '{"alt":"A picture"}')

/** Forms with or without a file; `type` is their Content-Type where it is not the usual one. */
export const FORMS: [what: string, body: string, type?: string][] = [
  ['nothing', ''],
  ['its first line alone', '--x'],
  ['nothing between first and last line', end],
  ['a file that ends in its middle', part('file', picture, 'abc').slice(0, -4)],
  ['a part without a name', `--x\r\nContent-Disposition: form-data\r\n\r\nx\r\n${end}`],
  ['a part without a head', `--x\r\nX\r\n\r\nx\r\n${end}`],
  ['fields that are half of JSON', part('_payload', '', '{') + part('file', picture, 'x') + end],
  ['fields that are a list', part('_payload', '', '[]') + part('file', picture, 'x') + end],
  ['no file', words + end],
  ['a file that is a text field', words + part('file', '', 'x') + end],
  ['a file that says it lies elsewhere', words + part('file', '', '{"filename":"a.png"}') + end],
  ['a NUL in the file’s name', words + part('file', picture.replace('a.png', 'a\0.png'), 'x') + end],
  ['another kind of file', words + part('file', picture, 'no picture') + end],
  ['more fields than any form has', Array.from({ length: 30 }, () => part('a', '', 'x')).join('') + end],
  ['no boundary', words + end, 'multipart/form-data'],
  ['an empty boundary', words + end, 'multipart/form-data; boundary='],
  ['another multipart', words + end, 'multipart/mixed; boundary=x'],
  ['nothing but the word', words + end, 'multipart/'],
]
