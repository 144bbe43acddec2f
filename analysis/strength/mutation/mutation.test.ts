import { before, describe, it } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from '../../../catalogue/catalogue.ts'
import { amend, lawBefore } from '../../../engine/kernel/amend.ts'
import type { Language } from '../../../engine/kernel/language.ts'
import type { CardText } from '../../../engine/text/text.ts'
import { suiteOf } from '../../../runner/features.ts'
import { below, fallen } from './floor.ts'
import { mutationsInTexts } from './in-texts.ts'
import type { MutationFate } from './mutation.ts'
import { mutationReport } from './score.ts'
import { type AnyMutation, type Book, openBook, Words } from './sweep.ts'

describe('words of rules', () => {
  let book: Book
  let sweep: Words
  before(async () => {
    book = await openBook()
    sweep = new Words(suiteOf(undefined), loadCatalogue(), book.laws)
  })

  const word = (ruling: string, was: string, becomes: string): AnyMutation => {
    const found = book.mutations.find(one => one.rulings.includes(ruling) && one.was === was && one.becomes === becomes)
    if (!found) throw new Error(`${ruling} does not say ${was}`)
    return found
  }

  it('belong to the ruling of the innermost rule that they stand in', () => {
    expect(word('1eS-stopped-06', "'beam'", '""').rulings).to.deep.equal(['1eS-stopped-06'])
  })

  it('are noticed by a scenario of that ruling', async () => {
    const mutation = word('1eS-stopped-06', "'beam'", '""')
    const [id = ''] = Object.values(await sweep.byOwn([mutation]))
    expect(suiteOf(undefined).cases.find(one => one.id === id)?.rulings).to.include('1eS-stopped-06')
  })

  it('are changed also where they are read once, while modules load', async () => {
    const mutation = word('1eS-stopped-17', 'true', 'false')
    expect(mutation.law(book.laws.get('1e-2014') as never)).to.not.equal(book.laws.get('1e-2014'))
    expect(await sweep.byOwn([mutation])).to.have.property(mutation.id)
  })

  it('leave the law as it is where they are not changed', () => {
    const mutation = word('1eS-stopped-17', 'true', 'false')
    expect(mutation.law(book.laws.get('2e') as never).rules).to.deep.equal(book.laws.get('2e')?.rules)
  })

  it('are words of basic rules as well', async () => {
    const stacked = word('custom-battle-110', 'false', 'true')
    expect(await sweep.byOwn([stacked])).to.have.property(stacked.id)
  })

  it('have ids of their own', () => {
    expect(new Set(book.mutations.map(({ id }) => id)).size).to.equal(book.mutations.length)
  })
})

describe('words of card texts', () => {
  const text = {
    title: 'A Test',
    dilemma: {
      effects: [
        {
          ruling: 'r-1',
          do: 'select',
          as: 'victim',
          by: 'chance',
          count: 1,
          from: { all: { type: 'ship', skill: 'Honor' } },
        },
        { ruling: 'r-1', do: 'stop', who: { chosen: 'victim' }, lasting: true },
      ],
      placedOn: 'ship',
    },
  } as unknown as CardText
  const language = { features: { type: true, skill: true } } as unknown as Language
  const law = amend(lawBefore(language), { id: 'law', cards: { enact: [text] } })
  const changed = (place: string): readonly (readonly [string, string])[] =>
    mutationsInTexts([law]).flatMap(one => (one.place.includes(place) ? [[one.kind, one.becomes] as const] : []))

  it('are numbers, choosers, features of filters, flags, parts and their order', () => {
    expect(changed('count')).to.deep.equal([['number', '2']])
    expect(changed('by')).to.deep.equal([['chooser', '"you"']])
    expect(changed('all.type')).to.deep.equal([['condition', 'nothing']])
    expect(changed('lasting')).to.deep.equal([['condition', 'nothing']])
  })

  it('carry the ruling of the clause that they stand in, and none outside of one', () => {
    const plain = { ...text, seeds: { level: 2 } } as unknown as CardText
    const words = mutationsInTexts([amend(lawBefore(language), { id: 'law', cards: { enact: [plain] } })])
    const within = words.filter(({ rulings }) => rulings.length)
    const outside = words.filter(({ rulings }) => !rulings.length)
    expect(new Set(within.flatMap(({ rulings }) => rulings))).to.deep.equal(new Set(['r-1']))
    expect(within.every(({ place }) => /effects\.\d\./.test(place))).to.equal(true)
    expect(outside.map(({ place }) => place)).to.include('"A Test" seeds.level')
  })

  it('are changed in the law, and nothing else is', () => {
    const mutation = mutationsInTexts([law]).find(({ kind }) => kind === 'number')
    const instead = mutation?.law(law).texts.get('A Test') as unknown as { dilemma: { effects: { count?: number }[] } }
    expect(instead.dilemma.effects[0]?.count).to.equal(2)
    expect(instead.dilemma.effects[1]).to.deep.equal((text as never as typeof instead).dilemma.effects[1])
  })
})

describe('what is committed of them', () => {
  const word = (id: string, fate: MutationFate['fate']): MutationFate => ({
    id,
    kind: 'number',
    rulings: ['r-1'],
    place: 'somewhere',
    was: '1',
    becomes: '2',
    fate,
  })
  const catalogue = {
    topics: new Map([['t', {}]]),
    rulings: new Map([['r-1', { topic: 't' }]]),
    customs: new Map(),
  } as never
  const known = {
    topics: { t: { mutants: 4, own: 2, elsewhere: 1, nobody: 1, same: 0 } },
    loose: [
      { id: 'b', rulings: ['r-1'], kind: 'number', by: 'case' },
      { id: 'c', rulings: ['r-1'], kind: 'number' },
    ],
  }

  it('names words that were noticed and are not, and new ones that nobody notices', () => {
    const words = [word('a', 'survived'), word('b', 'survived'), word('c', 'survived'), word('d', 'killed elsewhere')]
    expect(fallen(known, words).map(line => line.split('"')[1])).to.deep.equal(['a', 'b', 'd'])
  })

  it('names topics of which a smaller share is noticed, and not those with more words', () => {
    const words = ['a', 'b', 'c', 'd'].map(id => word(id, 'killed'))
    expect(below(known, mutationReport(words, catalogue).topics, 'words')).to.deep.equal([])
    const fewer = mutationReport([...words.slice(0, 1), word('b', 'survived')], catalogue)
    expect(below(known, fewer.topics, 'words')).to.deep.equal([
      't: scenarios notice 1 of 2 words; they noticed 3 of 4.',
    ])
  })

  it('does not count what changes nothing', () => {
    const { score, noticed, same } = mutationReport(
      [word('a', 'killed'), word('b', 'same'), word('c', 'survived')],
      catalogue,
    )
    expect({ score, noticed, same }).to.deep.equal({ score: 50, noticed: 50, same: 1 })
  })
})
