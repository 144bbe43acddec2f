import { describe, it } from 'node:test'
import { expect } from 'chai'
import * as fc from '../test/fixture/fc.ts'
import { askedParts } from './asked-parts.ts'
import { RulingIndex, type Searched, searchRemarks } from './search.ts'
import { termsOf } from './search-terms.ts'

const ruling = (id: string, summary: string, more: Partial<Searched> = {}): Searched => ({
  id,
  entry: '',
  summary,
  cards: '',
  more: '',
  cases: '',
  age: 0,
  ...more,
})

const index = new RulingIndex([
  ruling('old-01', 'Stopped cards may not be beamed.'),
  ruling('old-02', 'Stopped cards may not be beamed.', { cases: 'Worf asks to be beamed' }),
  ruling('new-01', 'Stopped cards may not be beamed.', { cases: 'Data asks to be beamed', age: 3 }),
  ruling('new-02', 'Ships fly; a card that is beamed is not stopped.', { entry: 'flying', age: 3 }),
  ruling('new-10', 'La Forge’s VISOR is equipment.', { cards: 'Geordi La Forge', age: 3 }),
])
const ids = (text: string) => index.search(text).hits.map(({ id }) => id)

describe('a search for rulings', () => {
  it('forgives endings, order, signs and words that say nothing', () => {
    for (const text of [
      'stopped cards beamed',
      'may I beam a stopped card?',
      'Beaming (stops) CARD!',
      'card beam stop',
    ])
      expect(ids(text), text).to.have.members(['old-01', 'old-02', 'new-01', 'new-02'])
    expect(ids('la forges visor')).to.deep.equal(['new-10'])
  })

  it('puts what has scenarios and later law first among equals', () => {
    expect(ids('stopped cards').slice(0, 3)).to.deep.equal(['new-01', 'old-02', 'old-01'])
  })

  it('finds an id, and all that begin so', () => {
    expect(ids('NEW-01')).to.deep.equal(['new-01'])
    expect(ids('new-')).to.deep.equal(['new-01', 'new-02', 'new-10'])
  })

  it('looks for near words only where nothing has a word, and says which', () => {
    const found = index.search('stoped')
    expect(found.hits).to.have.length(4)
    expect(searchRemarks(found)).to.deep.equal(['Nothing has “stoped”; this was looked for instead: stopped.'])
    expect(index.search('stopped').instead.size).to.equal(0)
    expect(ids('xyzzyxyzzy')).to.deep.equal([])
    expect(searchRemarks(index.search('xyzzyxyzzy'))).to.deep.equal([])
  })

  it('gives what has most of the words where nothing has all, and says so', () => {
    const found = index.search('xyzzyxyzzy flying')
    expect(found.hits.map(({ id }) => id)).to.deep.equal(['new-02'])
    expect(searchRemarks(found)).to.deep.equal(['No ruling has all of these words; these come nearest.'])
  })

  it('gives others behind what has all of the words, best first, and says how many have them all', () => {
    const found = index.search('flying ships stopped beamed card')
    expect(found.hits.map(({ id }) => id)).to.deep.equal(['new-02', 'new-01', 'old-02', 'old-01'])
    expect(searchRemarks(found)).to.deep.equal(['One has all of these words.'])
  })

  it('tells which words only the scenarios have', () => {
    expect(index.search('worf').hits).to.deep.equal([{ id: 'old-02', inCases: [['worf']] }])
    expect(index.search('stopped worf').hits[0]).to.deep.equal({ id: 'old-02', inCases: [['worf']] })
    expect(index.search('visor').hits).to.deep.equal([{ id: 'new-10', inCases: [] }])
  })

  it('reads no search that nobody types, and says so', () => {
    const found = index.search('stopped '.repeat(600_000))
    expect(found.hits).to.deep.equal([])
    expect(searchRemarks(found)).to.deep.equal([
      'This search has 4,800,000 characters, and one of more than 1,000 is not read. Shorten it.',
    ])
    expect(index.search(`stopped${' '.repeat(900)}`).hits).to.have.length.above(0)
  })

  it('ends, whatever is asked', () => {
    const property = fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), text => {
      for (const { id } of index.search(text).hits) expect(id).to.match(/^(old|new)-\d+$/)
    })
    fc.assert(property, { numRuns: 300 })
  })
})

describe('the words of a text', () => {
  it('are small, without accents, signs and endings', () => {
    expect(termsOf('“Stopped”: Bélanna’s BEAMING, 2.3')).to.deep.equal(['stop', 'belanna', 'beam', '2', '3'])
  })

  it('are asked for without those that say nothing, unless all of them do', () => {
    const said = (text: string) => askedParts(text).map(part => part.said)
    expect(said('can this be of a stopped card')).to.deep.equal(['stopped', 'card'])
    expect(said('may that')).to.deep.equal(['may', 'that'])
  })

  it('are taken together where players say them as one, and stand for what rulings say', () => {
    const [beamed, , nobody] = askedParts('come over to nobody')
    expect(beamed?.said).to.equal('come over')
    expect(beamed?.terms.get('beam')).to.be.within(0.1, 0.9)
    expect(nobody).to.equal(undefined)
    expect(askedParts('nobody').flatMap(({ terms }) => [...terms.keys()])).to.include.members(['nobodi', 'without'])
  })
})
