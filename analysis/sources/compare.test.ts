import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { ParagraphDigest } from '../../catalogue/paragraphs.ts'
import * as fc from '../../test/fixture/fc.ts'
import { compare, type Difference } from './compare.ts'

/** A copy of a document: the words of each entry's paragraphs, by heading. */
type Copy = Readonly<Record<string, string>>

const digestsOf = (copy: Copy): readonly ParagraphDigest[] =>
  Object.entries(copy).flatMap(([entry, words]) =>
    words.split(' ').map((digest, index) => ({ entry, ordinal: index + 1, digest })),
  )

const inWords = (one: Difference): string =>
  [
    one.what,
    ...('was' in one ? [`${one.was.entry} ${one.was.paragraph}`] : []),
    ...('now' in one ? ['is', `${one.now.entry} ${one.now.paragraph}`] : []),
  ].join(' ')

const differences = (old: Copy, now: Copy): readonly string[] => compare(digestsOf(old), digestsOf(now)).map(inWords)

const waiting: Copy = { pause: 'p q', waiting: 'a b c d', zeal: 'x' }

const edits: readonly (readonly [what: string, now: Copy, expected: readonly string[]])[] = [
  ['nothing', waiting, []],
  ['a paragraph changed', { ...waiting, waiting: 'a B c d' }, ['changed waiting 2 is waiting 2']],
  ['the last one changed', { ...waiting, waiting: 'a b c D' }, ['changed waiting 4 is waiting 4']],
  ['the only one changed', { ...waiting, zeal: 'X' }, ['changed zeal 1 is zeal 1']],
  [
    'a paragraph deleted',
    { ...waiting, waiting: 'a c d' },
    ['vanished waiting 2', 'moved waiting 3 is waiting 2', 'moved waiting 4 is waiting 3'],
  ],
  [
    'a paragraph inserted',
    { ...waiting, waiting: 'a b n c d' },
    ['moved waiting 3 is waiting 4', 'moved waiting 4 is waiting 5', 'new is waiting 3'],
  ],
  [
    'two exchanged',
    { ...waiting, waiting: 'a c b d' },
    ['moved waiting 2 is waiting 3', 'moved waiting 3 is waiting 2'],
  ],
  [
    'one changed after one inserted at the beginning',
    { ...waiting, waiting: 'n a b C d' },
    [
      'moved waiting 1 is waiting 2',
      'moved waiting 2 is waiting 3',
      'changed waiting 3 is waiting 4',
      'moved waiting 4 is waiting 5',
      'new is waiting 1',
    ],
  ],
  ['one moved to another entry', { ...waiting, waiting: 'a b c', zeal: 'x d' }, ['moved waiting 4 is zeal 2']],
  ['an entry gone', { pause: 'p q', waiting: 'a b c d' }, ['vanished zeal 1']],
  ['an entry new', { ...waiting, zest: 'y' }, ['new is zest 1']],
  [
    'an entry under another heading, with a change',
    { pause: 'p q', 'waiting for it': 'a B c d', zeal: 'x' },
    [
      'moved waiting 1 is waiting for it 1',
      'changed waiting 2 is waiting for it 2',
      'moved waiting 3 is waiting for it 3',
      'moved waiting 4 is waiting for it 4',
    ],
  ],
  [
    'an entry with nothing of its own left, in its place',
    { pause: 'p q', waits: 'w', zeal: 'x' },
    ['changed waiting 1 is waits 1', 'vanished waiting 2', 'vanished waiting 3', 'vanished waiting 4'],
  ],
  ['a heading in other quotes and capitals', { pause: 'p q', Waiting: 'a b c d', zeal: 'x' }, []],
]

describe('two copies of a document', () => {
  for (const [what, now, expected] of edits)
    it(what, () => {
      expect(differences(waiting, now)).to.deep.equal(expected)
    })

  it('words that stand in several places are no sign that a paragraph moved', () => {
    expect(differences({ a: 'e x', b: 'e y' }, { a: 'x', b: 'e y', c: 'e' })).to.deep.equal([
      'vanished a 1',
      'moved a 2 is a 1',
      'new is c 1',
    ])
  })

  it('account for every paragraph once, whatever was done', () => {
    const copy = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd'),
      fc.array(fc.constantFrom('1', '2', '3', '4', '5', '6'), { minLength: 1, maxLength: 6 }).map(w => w.join(' ')),
    )
    fc.assert(
      fc.property(copy, copy, (was, is) => {
        const [old, now] = [digestsOf(was), digestsOf(is)]
        const found = compare(old, now)
        const places = (at: 'was' | 'now') =>
          found.flatMap(one => (at in one ? [JSON.stringify((one as Record<string, unknown>)[at])] : []))
        for (const at of ['was', 'now'] as const) expect(new Set(places(at)).size).to.equal(places(at).length)
        const gone = found.filter(one => one.what === 'vanished').length
        const fresh = found.filter(one => one.what === 'new').length
        expect(old.length - gone).to.equal(now.length - fresh)
        expect(compare(now, now)).to.deep.equal([])
      }),
      { numRuns: 200 },
    )
  })
})
