import { describe, it } from 'node:test'
import { expect } from 'chai'
import * as fc from '../test/fixture/fc.ts'
import { digest } from './digest.ts'
import { digests, type Format, formats, split } from './paragraphs.ts'

/** Headings with their paragraphs, questions first. */
function outline(format: Format, lines: readonly string[]): readonly (readonly string[])[] {
  return split(format, lines.join('\n')).map(({ entry, question, paragraphs }) => [
    entry,
    ...(question === undefined ? [] : [`? ${question}`]),
    ...paragraphs,
  ])
}

describe('split, glossary', () => {
  const page = [
    'Glossary - W',
    '',
    'back to top of page\u00a0wa',
    '',
    'waiting (updated by Current Rulings)',
    'A card may wait.',
    '',
    '  \u2022 It waits here.',
    '  \u2022 It waits there.',
    '',
    'See patience.',
    '\u00a0',
    '',
    'Walker',
    'Errata:',
    'Walks.',
    '',
    '\u00a0',
    '',
    'back to top of page\u00a0we',
    '',
    'Walker',
    'Another one.',
    '',
    'A - B - C - D - top',
  ]
  const expected = [
    ['waiting', 'A card may wait.', '\u2022 It waits here.', '\u2022 It waits there.', 'See patience.'],
    ['Walker', 'Errata:', 'Walks.'],
    ['Walker (2)', 'Another one.'],
  ]

  it('takes a line for a paragraph and numbers headings that return', () => {
    expect(outline('glossary', page)).to.deep.equal(expected)
  })

  it('does without the non-breaking spaces of the page', () => {
    const plain = page.map(line => line.replaceAll('\u00a0', ' ').trimEnd())
    expect(outline('glossary', plain)).to.deep.equal(expected)
  })

  it('reads Windows line ends', () => {
    expect(split('glossary', page.join('\r\n'))).to.deep.equal(split('glossary', page.join('\n')))
  })
})

describe('split, current rulings', () => {
  it('finds headings, joins what introduces, and mends page breaks', () => {
    const page = [
      'THE COMMITTEE',
      '',
      '*waiting \u2013',
      '',
      'Replace the first paragraph of this entry with the following:',
      '',
      'A card may wait. It need not wait in the',
      '',
      'same place. Examples:',
      '',
      '- Here.',
      '- There.',
      '',
      'The remainder is unchanged.',
      '',
      'Walker \u2013Erratum:',
      '',
      'Walks.',
      '',
      'couple - two who wait for each other.',
      '',
      'Old Walker \u2013 When you play this card, he waits for you.',
    ]
    const first =
      'Replace the first paragraph of this entry with the following: A card may wait. It need not wait in the same place. Examples:'
    expect(outline('current-rulings', page)).to.deep.equal([
      ['waiting', first, '- Here.', '- There.', 'The remainder is unchanged.'],
      ['Walker \u2013 Erratum', 'Walks.'],
      ['couple', 'two who wait for each other.'],
      ['Old Walker', 'When you play this card, he waits for you.'],
    ])
  })
})

describe('split, AmigaGuide', () => {
  const guide = [
    '@Database x.guide',
    '@Node ONE "Waiting"',
    '    @{b}7.1 WAITING@{ub}',
    '    @{b}Q:@{ub} @{i}PATIENCE -- May a card',
    '       wait?@{ui}',
    '    @{b}A:@{ub} Yes. See @{"Walker" link WALK} for a case.',
    '       A second paragraph begins where the line above it ended early, for the reader',
    '       sees it like that.',
    '       1) Here is an item',
    '          with its rest.',
    '    @{b}Q:@{ub} @{i}PLACES --',
    '       1) Here?',
    '       2) There?',
    '       3) Elsewhere?@{ui}',
    '    @{b}A:@{ub} 1) Yes.',
    '       Still the first answer.',
    '       3) No.',
    '@EndNode',
  ]
  const expected = [
    [
      '7.1 PATIENCE',
      '? PATIENCE -- May a card wait?',
      'Yes. See Walker for a case.',
      'A second paragraph begins where the line above it ended early, for the reader sees it like that.',
      '1) Here is an item with its rest.',
    ],
    ['7.1 PLACES', '? PLACES -- 1) Here? 2) There? 3) Elsewhere?', '1) Yes. Still the first answer.', '3) No.'],
  ]

  it('tells questions, answers, paragraphs and items', () => {
    expect(outline('amigaguide', guide)).to.deep.equal(expected)
  })

  it('drops line numbers', () => {
    const numbered = guide.map((line, index) => `${String(index + 1).padStart(5)}. ${line}`)
    expect(outline('amigaguide', numbered)).to.deep.equal(expected)
  })
})

describe('Markdown', () => {
  it('has an entry for each heading, and a paragraph for each block below', () => {
    const page = [
      'A preface.',
      '',
      '# Beaming',
      'One paragraph',
      'over two lines.',
      '',
      'Another.',
      '## Docking ##',
      '',
      'A third.',
      '',
      '## Empty',
    ]
    expect(outline('markdown', page)).to.deep.equal([
      ['Beaming', 'One paragraph over two lines.', 'Another.'],
      ['Docking', 'A third.'],
    ])
  })
})

describe('digests', () => {
  it('counts paragraphs from 1, and the question as 0', () => {
    const text = '    @{b}7.1 X@{ub}\n    @{b}Q:@{ub} WAIT -- May it?\n    @{b}A:@{ub} Yes.'
    expect(digests('amigaguide', text)).to.deep.equal([
      { entry: '7.1 WAIT', ordinal: 0, digest: digest('WAIT -- May it?') },
      { entry: '7.1 WAIT', ordinal: 1, digest: digest('Yes.') },
    ])
  })
})

describe('split, whatever the text', () => {
  const line = fc.constantFrom(
    '',
    '\u00a0',
    '@{b}Q:@{ub} X --',
    '@{b}A:@{ub} 1) Yes.',
    '2) No.',
    'Word \u2013',
    '- item',
    'a b',
    '@Node',
  )
  for (const format of formats) {
    it(`takes any ${format} apart without a paragraph that is empty`, () => {
      fc.assert(
        fc.property(fc.array(fc.oneof(line, fc.string())), lines => {
          const entries = split(format, lines.join('\n'))
          for (const { paragraphs } of entries) expect(paragraphs).to.not.be.empty
          expect(new Set(entries.map(({ entry }) => entry)).size).to.equal(entries.length)
        }),
      )
    })
  }
})
