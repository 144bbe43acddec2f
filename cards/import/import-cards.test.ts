import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import * as fc from '../../test/fixture/fc.ts'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { cardTypes } from '../facts.ts'
import { importCards } from './import-cards.ts'
import { ImportError } from './import-error.ts'
import { cardFault, readPool, writePool } from './pool.ts'

const sample = readFileSync(join(import.meta.dirname, 'sample.csv'))
const imported = (text: string) => importCards(Buffer.from(text), 'cards.csv')
const cardsOf = (bytes: Uint8Array) => importCards(bytes, 'cards.csv').rows.flatMap(row => row.card ?? [])
const heading = sample.toString().split('\n')[0] ?? ''

describe('the file of cards', () => {
  it('gives a card of every type, each complete', () => {
    const { rows, missing, unknown } = importCards(sample, 'sample.csv')
    expect(rows.flatMap(row => row.remarks)).to.deep.equal([])
    expect([...missing, ...unknown]).to.deep.equal([])
    expect(new Set(rows.map(row => row.type))).to.deep.equal(new Set(cardTypes))
    for (const card of cardsOf(sample)) expect(cardFault(card)).to.equal(undefined)
  })

  it('gives personnel with levels of skills, icons and the fixed part of numbers', () => {
    const card = cardsOf(sample).find(({ title }) => title === 'Commander Tobin Hale')
    expect(card).to.deep.include({
      affiliations: ['federation', 'bajoran'],
      species: ['Human', 'Bajoran'],
      classification: 'OFFICER',
      skills: { Leadership: 1, Honor: 2, Diplomacy: 1 },
      icons: ['au', 'command', 'klingon infiltration'],
      cunning: 7,
    })
  })

  it('gives each of two individuals their own', () => {
    const [hal, ivy] = cardsOf(sample).find(({ title }) => title === 'Hal and Ivy')?.individuals ?? []
    expect(hal).to.deep.include({ title: 'Hal Brandt', classification: 'SCIENCE', integrity: 6, icons: ['staff'] })
    expect(ivy).to.deep.include({ title: 'Ivy Brandt', skills: { Law: 1, Diplomacy: 2 }, strength: 3 })
  })

  it('gives ships the commanders that either card names', () => {
    const card = cardsOf(sample).find(({ title }) => title === 'S.S. Lantern')
    expect(card?.matchingCommanders).to.have.members(['Commander Tobin Hale', 'Ensign Orla Venn'])
    expect(card?.staffing).to.deep.equal(['command', 'staff'])
  })

  it('may have its columns in another order, and fewer', () => {
    const { rows, missing, unknown } = imported('Text,Type,Name,Int/Rng,Mood\nMEDICAL Youth,Personnel,Orla,6,glad\n')
    expect(rows[0]?.card).to.deep.equal({
      title: 'Orla',
      type: 'personnel',
      skills: { MEDICAL: 1, Youth: 1 },
      integrity: 6,
    })
    expect(missing).to.include('icons')
    expect(unknown).to.deep.equal(['Mood'])
  })

  it('is the same in tabs, in Windows letters and with other line ends', () => {
    const [first, second] = [
      'Name,Type,Names\nOrla,Personnel,Renée\n',
      'Name\tType\tNames\r\nOrla\tPersonnel\tRenée\r\n',
    ]
    expect(cardsOf(Buffer.from(second, 'latin1'))).to.deep.equal(cardsOf(Buffer.from(first)))
  })

  it('says what cannot be read: line, column, card, field and what was kept', () => {
    const { rows } = imported('Name,Type,Icons,Points\n\nOrla,Personnel,[Stf][Zap],\nLantern,Ship,,many\n')
    expect(rows.flatMap(row => row.remarks)).to.deep.equal([
      { line: 3, column: 21, title: 'Orla', field: 'icons', part: '[Zap]', why: 'no icon', kept: 'the other icons' },
      { line: 4, column: 15, title: 'Lantern', field: 'points', part: 'many', why: 'no number', kept: 'nothing of it' },
    ])
    expect(rows[0]?.card?.icons).to.deep.equal(['staff'])
  })

  it('gives no card for a second row of one title with other facts, a row without title and an unknown type', () => {
    const { rows } = imported('Name,Type\nOrla,Personnel\nOrla,Ship\n,Ship\nLantern,Boat\n')
    expect(rows.map(row => row.card?.title)).to.deep.equal(['Orla', undefined, undefined, undefined])
    expect(rows.flatMap(row => row.remarks).map(one => one.why)).to.deep.equal([
      'line 2 has another card of this title',
      'the row has no title',
      'no type of card',
    ])
  })

  it('leaves out what no card can have', () => {
    const { rows } = imported('Name,Type,Int/Rng,Text\nOrla,Personnel,1000,Law x 99\n')
    expect(rows[0]?.card).to.deep.equal({ title: 'Orla', type: 'personnel' })
    expect(rows[0]?.remarks.map(one => one.why)).to.have.members([
      'integrity must be <= 20',
      'skills › Law must be <= 10',
    ])
  })

  it('names the nearest column where titles or types are missing', () => {
    expect(() => imported('Nam,Type\nOrla,Personnel\n')).to.throw(
      ImportError,
      'cards.csv:1: there is no column "Name"; the nearest column is "Nam". The first line must name the columns.',
    )
  })
})

describe('a malformed file', () => {
  const damage = fc.array(
    fc.record({
      at: fc.nat({ max: sample.length - 1 }),
      drop: fc.nat({ max: 40 }),
      put: fc.oneof(
        fc.string({ maxLength: 12 }),
        fc.constantFrom('"', ',', '\n', '\t', '[', '{', '(', ' + ', ' OR ', 'DL/', '\u0000', '+'),
      ),
    }),
    { minLength: 1, maxLength: 8 },
  )

  it('is a clear error, or gives sound cards and says line by line what is wrong', () => {
    fc.assert(
      fc.property(damage, places => {
        let text = sample.toString()
        for (const { at, drop, put } of places) text = text.slice(0, at) + put + text.slice(at + drop)
        sound(Buffer.from(text))
      }),
      { numRuns: 200 },
    )
  })

  it('may be any bytes, below a heading or without', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), bytes => sound(bytes)))
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), bytes =>
        sound(Buffer.concat([Buffer.from(`${heading}\n`), bytes])),
      ),
    )
  })
})

function sound(bytes: Uint8Array): void {
  try {
    const { rows } = importCards(bytes, 'cards.csv')
    const lines = Buffer.from(bytes)
      .toString()
      .split(/\r\n|\r|\n/).length
    for (const { line } of rows.flatMap(row => row.remarks)) expect(line).to.be.within(1, lines)
    for (const row of rows) expect(row.card !== undefined || row.remarks.length > 0).to.equal(true)
    for (const row of rows) if (row.card) expect(cardFault(row.card)).to.equal(undefined)
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    expect(error.message).to.match(/^cards\.csv(?::\d+)?: .+\.$/)
  }
}

describe('a pool', () => {
  const folder = temporaryFolder('pool-')
  const path = join(folder, 'stccg-cards.json')

  it('is read as it was written', () => {
    writePool(path, cardsOf(sample))
    expect([...readPool(path).values()]).to.deep.equal(cardsOf(sample))
    expect(readdirSync(folder)).to.deep.equal(['stccg-cards.json'])
  })

  it('is never half-written', () => {
    expect(() => writePool(join(folder, 'nowhere', 'pool.json'), [])).to.throw(
      ImportError,
      'cannot be written here (ENOENT)',
    )
    expect(readdirSync(folder)).to.deep.equal(['stccg-cards.json'])
  })

  it('says how to make one where there is none', () => {
    const bad = join(folder, 'bad.json')
    expect(() => readPool(bad)).to.throw(ImportError, 'make one with "stccg-conformance cards import <file>"')
    for (const text of [
      '{',
      '3',
      '{"version":2,"cards":[]}',
      '{"version":1,"cards":[{"title":"Orla"}]}',
      '{"version":1,"cards":[null]}',
    ]) {
      writeFileSync(bad, text)
      expect(() => readPool(bad), text).to.throw(ImportError, 'stccg-conformance cards import <file>')
    }
  })
})
