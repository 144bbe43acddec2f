import { test } from 'node:test'
import { expect } from 'chai'
import type { QuestionUse } from './question-uses.ts'
import { singles, singleUserFaults, singleUsersList } from './single-users.ts'
import type { Word } from './words.ts'

const word = (more: Partial<Word> = {}): Word => ({
  name: 'AddedFilter.striped',
  word: 'striped',
  standsIn: ['Filter'],
  shape: 'true',
  says: '',
  alone: undefined,
  file: 'engine/cards/a.ts',
  cards: new Set(['A']),
  ...more,
})

const question = (more: Partial<QuestionUse> = {}): QuestionUse => ({
  name: 'is striped',
  constant: 'isStriped',
  asks: '',
  alone: undefined,
  otherwise: 'no',
  answers: [],
  file: 'engine/mechanics/a/questions.ts',
  line: 1,
  room: 'a',
  settled: false,
  askedIn: ['mechanics/a/a.ts'],
  places: 1,
  answeredBy: ['r-1'],
  ...more,
})

const faults = (words: readonly Word[], questions: readonly QuestionUse[], listed: readonly string[] = []) =>
  singleUserFaults(singles(words, questions), listed)

test('a word of one title, and a question with one user and one ruling, must say why', () => {
  const found = faults([word()], [question()])
  expect(found).to.have.length(2)
  expect(found[0]).to.match(/^engine\/cards\/a\.ts: the word "striped" serves one title, A: .*@alone/)
  expect(found[1]).to.match(/the question "is striped" has one user and one ruling/)
})

test('those that say why, have a second user or are listed need not', () => {
  expect(faults([word({ alone: 'nothing else is striped' })], [question({ alone: 'so' })])).to.deep.equal([])
  expect(faults([word({ cards: new Set(['A', 'B']) }), word({ cards: new Set() })], [])).to.deep.equal([])
  expect(faults([], [question({ places: 2 }), question({ answeredBy: ['r-1', 'r-2'] })])).to.deep.equal([])
  expect(faults([], [question({ settled: true })])).to.deep.equal([])
  expect(faults([word()], [question()], ['word Filter.striped', 'question a: is striped'])).to.deep.equal([])
})

test('a line whose word has a second user, or is gone, must go, and writing the list takes it away', () => {
  expect(faults([], [], ['word Filter.striped'])[0]).to.match(/"word Filter\.striped" has no single user any more/)
  expect(singleUsersList(singles([word()], []), ['word Filter.striped', 'word Filter.gone'])).to.match(
    /\(1\).*\(0\)[\s\S]*\nword Filter\.striped\n$/,
  )
})
