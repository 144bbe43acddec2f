import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { UsageError } from '../../runner/usage-error.ts'
import * as fc from '../../test/fixture/fc.ts'
import { checkDeck } from './check-deck.ts'
import { readDeck } from './read-deck.ts'

const sample = fileURLToPath(new URL('sample-deck.txt', import.meta.url))
const lackey = readFileSync(sample, 'utf8')
const read = (text: string) => readDeck(Buffer.from(text), 'deck.txt')
const verdicts = (text: string) =>
  Object.fromEntries(checkDeck(read(text)).map(({ ruleset, verdict }) => [ruleset, verdict]))
const faultsOf = (text: string) =>
  checkDeck(read(text), '1e-2014').flatMap(({ faults }) =>
    faults.map(({ says, rulings }) => [says, ...rulings.map(({ id }) => id).sort()]),
  )

describe('a list of cards', () => {
  it('is read as LackeyCCG writes it: the draw deck first, then headings', () => {
    const { cards, unread, sorted } = read(lackey)
    expect([unread, sorted]).to.deep.equal([[], false])
    expect(cards[0]).to.deep.equal({ line: 1, part: 'draw deck', title: 'Data', count: 4 })
    expect(cards.find(({ part }) => part === 'seed deck')).to.include({ title: 'Archer', count: 22, line: 12 })
    expect(cards.find(({ title }) => title === "Q's Tent")).to.include({ part: 'seed deck', count: 1 })
    expect(cards.at(-1)).to.include({ part: "Q's Tent", title: '1 Tribble - Go', count: 2 })
  })

  it('may be written by hand', () => {
    const { cards, unread } = read(
      '# mine\r\nDraw Deck (5)\r\n2x data\r\nTricorder\r\n1 Tribble - Go\r\n\r\nTRIBBLE SIDE DECK:\r\n3 1 Tribble - Go\r\n',
    )
    expect(unread).to.deep.equal([])
    expect(cards.map(({ part, title, count }) => [part, title, count])).to.deep.equal([
      ['draw deck', 'Data', 2],
      ['draw deck', 'Tricorder', 1],
      ['draw deck', '1 Tribble - Go', 1],
      ['Tribbles', '1 Tribble - Go', 3],
    ])
  })

  it('without headings goes where the types of its cards belong', () => {
    const { cards, sorted } = read('Excavation\n2 Archer\nOps\nData\nHide and Seek\nEvasive Maneuvers\n')
    expect(sorted).to.equal(true)
    expect(cards.map(({ part }) => part)).to.deep.equal([
      'missions',
      'seed deck',
      'sites',
      'draw deck',
      'Q-Continuum',
      'Battle Bridge',
    ])
  })

  it('tells with its line what it does not know, and the nearest titles', () => {
    const { unread } = read('Missions:\n1\tExcavaton\n0 Data\n')
    expect(unread[0]).to.deep.include({ line: 2, text: 'Excavaton' })
    expect(unread[0]?.nearest).to.include('Excavation')
    expect(unread[1]).to.deep.equal({ line: 3, text: '0 Data' })
  })

  it('is read or refused in words, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 60 }), fc.string({ maxLength: 60 }).map(Buffer.from)), bytes => {
        for (const { title, count, part } of readDeck(bytes, 'deck.txt').cards) {
          expect(title && part).not.to.equal('')
          expect(count).to.be.within(1, 1000)
        }
      }),
      { numRuns: 100 },
    )
    expect(() => read('Data\n'.repeat(2001))).to.throw(UsageError, 'deck.txt: this has more than 2000 lines')
  })
})

describe('the marks of a list', () => {
  it('are read and told: universal cards, printings, capitals, zones, what is kept aside', () => {
    const { cards, marks, zones, unread } = read(
      '1\t% Guest Quarters\n1\tData**\n1\tTRICORDER\nMissions:\t\n1\tExcavation *XYZ\nSeed+Dil:\n1\tArcher (Somewhere)\n' +
        'Aside:\n1\tOPS\n1\tTerok Nor\n1\t% Nobody At All\n',
    )
    expect(cards.map(({ part, title }) => [part, title])).to.deep.equal([
      ['draw deck', 'Guest Quarters'],
      ['draw deck', 'Data'],
      ['draw deck', 'Tricorder'],
      ['missions', 'Excavation'],
      ['seed deck', 'Archer'],
      ['sites', 'Ops'],
      ['aside', 'Terok Nor'],
      ['aside', '% Nobody At All'],
    ])
    expect(marks.map(({ sign, means, title }) => [sign, means, title])).to.deep.equal([
      ['%', 'universal', 'Guest Quarters'],
      ['**', 'version', 'Data'],
      ['CAPITALS', 'capitals', 'Tricorder'],
      ['*XYZ', 'version', 'Excavation'],
      ['(Somewhere)', 'version', 'Archer'],
      ['%', 'universal', undefined],
    ])
    expect(zones).to.deep.equal({ 'Seed+Dil': 'seed deck' })
    expect(unread.map(({ text }) => text)).to.deep.equal(['% Nobody At All'])
  })

  it('may be those of a deck of Second Edition, in which namesakes are its own', () => {
    const { edition, cards, unread } = read('1\tTranswarp Drone\n1\tData\nDilemmas:\n2\tAn Old Debt\n')
    expect(edition).to.equal('second')
    expect(cards.map(({ part }) => part)).to.deep.equal(['draw deck', 'draw deck', 'dilemma pile'])
    expect(unread).to.deep.equal([{ line: 2, text: 'Data', nearest: [], otherEdition: true }])
  })

  it('may have headings of types, and dilemmas of First Edition under one of their own', () => {
    const { edition, cards } = read(
      'Interrupts\nAmanda Rogers x2\nDilemmas:\n1 Archer\nArtifacts (1):\n1 Betazoid Gift Box\n',
    )
    expect(edition).to.equal('first')
    expect(cards.map(({ part, count }) => [part, count])).to.deep.equal([
      ['draw deck', 2],
      ['seed deck', 1],
      ['seed deck', 1],
    ])
  })

  it('may stand in JSON, under the keys of its parts', () => {
    const { cards } = read(
      '{"name":"Mine","missions":["Excavation"],"seedDeck":[{"title":"Archer","count":22}],\n"sites":{"Guest Quarters":2},\n"cards":[{"name":"Data","qty":3,"zone":"Draw Deck"}]}',
    )
    expect(cards).to.deep.equal([
      { line: 1, part: 'missions', title: 'Excavation', count: 1 },
      { line: 1, part: 'seed deck', title: 'Archer', count: 22 },
      { line: 2, part: 'sites', title: 'Guest Quarters', count: 2 },
      { line: 3, part: 'draw deck', title: 'Data', count: 3 },
    ])
  })
})

describe('a deck', () => {
  it('is legal by the rulings that say so, where there are any', () => {
    expect(verdicts(lackey)).to.deep.equal({
      '1e-1996': 'legal',
      '1e-glossary': 'legal',
      '1e-2014': 'legal',
      '2e': 'silent',
    })
  })

  it('is illegal by the ruling that it breaks', () => {
    expect(faultsOf(lackey.replace('20\tTricorder', '19\tTricorder'))).to.deep.equal([
      ['the draw deck has 29 cards, 30 are needed', '1eD-draw-deck-01', '1eS-side-deck-04'],
    ])
    expect(faultsOf(`${lackey}Sideboard:\n3\tData\n`)).to.deep.equal([
      ['a deck has no Sideboard', '1eD-deck-01', '1eS-side-deck-05'],
    ])
    expect(faultsOf(lackey.replace('1\tExcavation', '1\tExcavation\n1\tSpace'))).to.deep.equal([
      ['the seed deck has 6.5 missions, at most 6 may be', '1eS-seed-deck-04', '1eS-seed-deck-06', '1eS-space-01'],
    ])
  })

  it('may have cards that nobody knows, where they stand', () => {
    expect(verdicts(lackey.replace('Excavation', 'Excavaton'))).to.include({ '1e-2014': 'legal' })
  })

  it('is judged by a ruleset that exists', () => {
    expect(() => checkDeck(read(lackey), '3e')).to.throw(UsageError, '--ruleset 3e: there is no such ruleset.')
  })
})
