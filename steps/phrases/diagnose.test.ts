import { test } from 'node:test'
import { expect } from 'chai'
import { LanguageError } from '../types/reader.ts'
import { compileStep } from './compile-step.ts'
import type { Rows } from './phrase.ts'

function messageOf(text: string, table?: Rows): string {
  try {
    compileStep(text, table)
  } catch (error) {
    if (error instanceof LanguageError) return error.message
    throw error
  }
  return `\`${text}\` compiles`
}

/** Text → what its message says last: the mend. */
const mends: Readonly<Record<string, string>> = {
  '"Data" is stoped': 'found `stoped`; nearest: `stopped`',
  '"Data" is in Romulian mode': 'found `Romulian mode`; nearest: `Romulan mode`',
  '"Data" is now aboard teh "X"': 'found `aboard teh "X"`; nearest: `aboard "…"`',
  '"Data" is now in Alice\'s discards': "nearest: `Alice's discard pile`",
  '"Data" has been kiled': 'nearest: `has been killed`',
  '"Q2" aplies to "Kevin Uxbridge"': 'a step like it: `"Q2" applies to "Kevin Uxbridge: Convergence"`',
  'Alice beems "Data" to "Excavation"':
    'a verb expected after `Alice`, found `beems "Data" to "Excavation"`; nearest: `beams`',
  'Alice plays Amanda Rogers':
    'cards in quotation marks, a group or a pile expected after `Alice plays`, found `Amanda Rogers`',
  'Alice ens the turn': 'nearest: `ends the turn`',
  'Bob chooses "Data" form "Data" and "Worf"': 'nearest: `from`',
  'Bob has to choose two of "Data" and "Worf"':
    'a step like it: `Bob must now choose two of "Data", "Worf" and "Deanna Troi"`',
  'nothing more has changed': 'a step like it: `nothing else has changed`',
  'that is ilegal': 'nearest: `illegal`',
  'play goes on until the start of Bobs turn': "nearest: `the start of Bob's turn`",
  "it is Alice's next turn":
    "(`Alice's turn` = the one in progress, else the coming one; `Alice's second turn` = the one after) expected, found `Alice's next turn`",
  'the STRENGHT of "Worf" is 9': 'nearest: `STRENGTH`',
  'Dora plays "Data"': 'a step begins with a player, cards in quotation marks, a pile or a word of the vocabulary',
  'Alice beams "Data"':
    '"beams" needs a place with at, to, aboard, on, onto: `Alice beams "Data" and "Worf" to "Excavation"`',
  'Alice cloaks "Bortas" with "Worf"': '"cloaks" takes no `with`: `Alice cloaks "Bortas"`',
  'Alice replaces "Worf"': '"replaces" needs `with`: `Alice replaces "Worf" with "Governor Worf"`',
  'Alice attempts "X" to "Y"':
    '"attempts" takes no "to", only from: `Alice attempts "Excavation" from "U.S.S. Enterprise" with "Data" and "Worf"`',
}

test('a part of a deck that is nearly one is a misspelling', () => {
  const brings = (deck: string) =>
    messageOf('Alice brings this deck:', [
      ['deck', 'card'],
      [deck, 'Data'],
    ])
  expect(brings('draw')).to.equal('no part of a deck is called `draw`; nearest: `draw deck`')
  expect(brings('Q Continuum')).to.equal('no part of a deck is called `Q Continuum`; nearest: `Q-Continuum`')
  expect(brings('cards for later')).to.include('compiles')
})

test('quotation marks stand around cards and not around values', () => {
  expect(messageOf('the skills of "Data" are "Honor", "Music"')).to.include(
    'a value without quotation marks or `still` expected',
  )
})

for (const [text, mend] of Object.entries(mends)) {
  test(`\`${text}\` is mended`, () => {
    expect(messageOf(text).slice(-mend.length)).to.equal(mend)
  })
}

test('a mistake in a table names its row', () => {
  const rows = [
    ['card', 'where', 'state'],
    ['Data', 'on "Excavation"', ''],
    ['Worf', 'on "Excavation"', 'stopped, cloked'],
  ]
  expect(() => compileStep('Alice has:', rows))
    .to.throw(LanguageError, 'a condition expected after `stopped,`, found `cloked`; nearest: `cloaked`')
    .with.property('row', 2)
})

test('a table needs its columns, and only known ones', () => {
  expect(messageOf('Alice has:', [['card'], ['Data']])).to.equal(
    'the table needs a column `where` (columns are card, where, state, count)',
  )
  expect(messageOf('these illegal:', [['x']])).to.include('undefined step')
  expect(messageOf('these are illegal:', [['action', 'why']])).to.equal('one column expected (`action`)')
})
