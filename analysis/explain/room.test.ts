import { describe, it } from 'node:test'
import { expect } from 'chai'
import { findRuling, loadCatalogue } from '../../catalogue/catalogue.ts'
import type { Ruling } from '../../catalogue/ruling.ts'
import { nearestEncoded } from './nearest-encoded.ts'
import { questionsBelow } from './questions.ts'
import { roomOf } from './room.ts'

const catalogue = loadCatalogue()

const open = (change: Partial<Ruling>): Ruling =>
  ({
    ...findRuling(catalogue, '1eS-stopped-06'),
    id: 'new-01',
    entry: 'new',
    cards: [],
    met: 'open',
    ...change,
  }) as Ruling

const said = (change: Partial<Ruling>): string => roomOf(open(change), catalogue, { cases: [] }).join('\n')

describe('Where the code of an open ruling would go', () => {
  it('is the room of its topic, with the questions most like it first, and not with all', () => {
    const words = said({ topic: 'scoring', summary: 'Does every level of the skill count?' })
    expect(words).to.match(/^ {2}Room +engine\/mechanics\/scoring\/, the room for "Scoring"$/m)
    expect(words).to.match(
      /^ {2}Questions +"every level counts" \(else no\): Does every level of the skill count\?\n +engine\/questions\/scoring\/settled\.ts:\d+$/m,
    )
    expect(words).to.match(/^ +… and \d+ more$/m)
  })

  it('is a room that does not exist yet, with rulings to copy from all the same', () => {
    const words = said({ topic: 'documents', summary: 'A stopped card may not be beamed.' })
    expect(words).to.match(
      /^ {2}Room +engine\/mechanics\/documents\/ does not exist yet: make it\.\n +A rule goes into engine\/law\/documents\/, /m,
    )
    expect(words).to.match(/^ {2}Questions +none yet; these are for all rooms:\n +"/m)
    expect(words).to.match(/^ {2}Nearest +1eS-stopped-06 \(same words\): .*\n +engine\/\S+:\d+$/m)
  })

  it('has the questions that rules of the room answer, wherever they are declared', () => {
    expect(said({ topic: 'stopped' })).to.match(/"can" \(else yes\): .*\n +engine\/board\/questions\.ts:\d+$/m)
  })

  it('names the first example of the nearest ruling', () => {
    const kase = { rulings: ['1eS-stopped-06'], feature: { uri: 'features/stopped/a.feature' }, line: 9 }
    const lines = roomOf(open({ entry: 'stopped' }), catalogue, { cases: [kase] as never })
    expect(lines).to.include(`${' '.repeat(16)}features/stopped/a.feature:9`)
  })
})

describe('The nearest encoded rulings', () => {
  const like = (id: string, change: Partial<Ruling>) => ({ ...open({ topic: 'lore' }), id, summary: 'No.', ...change })
  const own = open({ entry: 'here', topic: 'battle', cards: ['Hugh'], summary: 'A leader leads in battle.' })
  const rulings = [
    like('words', { summary: 'A leader leads.' }),
    like('topic', { topic: 'battle' }),
    like('topic-and-words', { topic: 'battle', summary: 'A leader attacks.' }),
    like('card', { cards: ['Hugh'] }),
    like('entry', { entry: 'here' }),
    like('elsewhere', { entry: 'here', document: 'another' }),
    like('not-encoded', { entry: 'here' }),
    own,
  ]
  const near = nearestEncoded(
    own,
    { rulings: new Map(rulings.map(one => [one.id, one as Ruling])) },
    id => id !== 'not-encoded',
    5,
  )

  it('are of the same entry, then of the same card, then of the same topic by words in common', () => {
    expect(near.map(({ ruling, by }) => `${ruling.id}: ${by}`)).to.deep.equal([
      'entry: same entry',
      'card: same card',
      'topic-and-words: same topic',
      'topic: same topic',
      'words: same words',
    ])
  })
})

describe('The questions that sources declare', () => {
  const questions = questionsBelow('engine')

  it('have names of their own, a comment, and an answer where no rule applies', () => {
    expect(new Set(questions.map(({ name }) => name)).size).to.equal(questions.length)
    expect(questions.filter(({ asks, otherwise }) => !asks || !otherwise).map(({ name }) => name)).to.deep.equal([])
  })

  it('tell that answer in words', () => {
    const otherwise = new Map(questions.map(one => [one.name, one.otherwise]))
    const answers = [
      'can',
      'is taken into hand first',
      'earns artifacts',
      'modifier order',
      'follows',
      'seed cards at most',
    ]
    expect(answers.map(name => otherwise.get(name))).to.deep.equal([
      'yes',
      'no',
      'that depends',
      '"add, then multiply"',
      'nothing',
      'no limit',
    ])
  })
})
