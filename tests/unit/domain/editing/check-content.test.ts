import { describe, expect, it } from 'vitest'
import { checkContent, picturesIn } from '@/src/domain/editing/check-content'

const node = (type: string, more: object = {}, ...children: object[]) => ({
  type,
  version: 1,
  children,
  ...more,
})
const said = (text: string) => ({ type: 'text', version: 1, text })
const rich = (...children: object[]) => ({ root: node('root', {}, ...children) })
const found = (...blocks: object[]) =>
  checkContent(blocks as never, (id) => ({ good: 'A garden', none: '', file: 'IMG_0042.jpg' })[id]).map(
    ({ problem, block, words }) => [problem, block, words],
  )

describe('Editing: what would keep somebody from reading a page', () => {
  it.each<[string, object, unknown[]]>([
    ['a picture in words', { blockType: 'hero', heading: 'A', image: 'good' }, []],
    ['a picture nobody knows yet', { blockType: 'hero', heading: 'A', image: 'new' }, []],
    [
      'a picture without words',
      { blockType: 'hero', heading: 'A', image: 'none' },
      [['picture-without-words', 1, '']],
    ],
    [
      'a picture called as its file',
      { blockType: 'team', heading: 'A', people: [{ image: { id: 'file' } }] },
      [['picture-named-as-file', 1, '']],
    ],
    ['a block without its heading', { blockType: 'form', heading: ' ' }, [['empty-heading', 1, '']]],
    [
      'a film without captions',
      { blockType: 'video', heading: 'A', film: 'f' },
      [['film-without-captions', 1, '']],
    ],
    ['a film with captions', { blockType: 'video', heading: 'A', film: 'f', captions: 'c' }, []],
    [
      'a button that says nothing',
      { blockType: 'hero', heading: 'A', actions: [{ label: 'Read more' }] },
      [['vague-link', 1, 'Read more']],
    ],
    [
      'a button in French that says nothing',
      { blockType: 'hero', heading: 'A', actions: [{ label: 'En savoir plus…' }] },
      [['vague-link', 1, 'En savoir plus…']],
    ],
    [
      'a link in text that says nothing',
      { content: rich(node('paragraph', {}, node('link', {}, said('click '), said('here')))) },
      [['vague-link', 1, 'click here']],
    ],
    [
      'a link with words',
      { content: rich(node('paragraph', {}, node('link', {}, said('Read more about sleep')))) },
      [],
    ],
    [
      'an address instead of words',
      { content: rich(node('autolink', {}, said('https://example.com/a'))) },
      [['bare-address', 1, 'https://example.com/a']],
    ],
    [
      'headings in order',
      {
        content: rich(
          node('heading', { tag: 'h2' }, said('A')),
          node('heading', { tag: 'h3' }, said('B')),
          node('heading', { tag: 'h2' }, said('C')),
        ),
      },
      [],
    ],
    [
      'a level that is skipped',
      { content: rich(node('heading', { tag: 'h4' }, said('Deep'))) },
      [['heading-level', 1, 'Deep']],
    ],
    [
      'a second title of the page',
      { content: rich(node('heading', { tag: 'h1' }, said('Title'))) },
      [['heading-level', 1, 'Title']],
    ],
  ])('%s', (_, block, problems) => expect(found(block)).toEqual(problems))

  it('is told by the place of its block', () => {
    expect(
      found({ blockType: 'hero', heading: 'A' }, { blockType: 'form' }, { blockType: 'form', heading: '' }),
    ).toEqual([['empty-heading', 3, '']])
  })

  it('asks about each picture once', () => {
    const picture = node('upload', { relationTo: 'media', value: 'good' })
    expect(picturesIn([{ image: 'good' }, { content: rich(picture) }, { image: 'none' }])).toEqual([
      'good',
      'none',
    ])
  })
})
