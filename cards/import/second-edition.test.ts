import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { importCards } from './import-cards.ts'
import { ImportError } from './import-error.ts'
import { cardFault } from './pool.ts'

const imported = (text: string | Uint8Array) => importCards(Buffer.from(text), 'cards.csv')
const sample = imported(readFileSync(join(import.meta.dirname, 'sample-2e.csv')))
const card = (title: string) => sample.rows.find(row => row.card?.title === title)?.card

describe('a file of Second Edition', () => {
  it('is known by its costs, and read without a remark', () => {
    expect(sample.edition).to.equal('second')
    expect(sample.rows.flatMap(row => row.remarks)).to.deep.equal([])
    expect([...sample.missing, ...sample.unknown]).to.deep.equal([])
    for (const row of sample.rows) if (row.card) expect(cardFault(row.card)).to.equal(undefined)
  })

  it('gives personnel and the ships that they command', () => {
    expect(card('Orla Venn Patient Pilot')).to.deep.equal({
      title: 'Orla Venn Patient Pilot',
      type: 'personnel',
      affiliations: ['federation'],
      species: ['Human', 'Bajoran'],
      keywords: ['Cadet'],
      icons: ['command', 'deep space 9', 'past'],
      skills: { Honor: 1, Navigation: 2, Transporters: 1 },
      cost: 3,
      integrity: 6,
      cunning: 7,
      strength: 5,
    })
    expect(card('U.S.S. Lantern Last Light')).to.deep.include({
      unique: false,
      class: 'Beacon',
      staffing: ['command', 'staff'],
      keywords: ['Cloaking Device'],
      matchingCommanders: ['Orla Venn Patient Pilot'],
    })
  })

  it('gives missions with their requirements, and headquarters without', () => {
    expect(card('Quiet Survey')).to.deep.include({
      kind: 'planet',
      quadrant: 'alpha',
      region: 'Far Reach',
      keywords: ['Nebula'],
      requires: [
        { skills: { Honor: 2, Law: 1 }, over: { cunning: 30 } },
        { skills: { Honor: 2 }, over: { cunning: 30 }, species: { Bajoran: 1 } },
      ],
    })
    expect(card('Quiet Survey')?.attemptedBy).to.include('starfleet').and.not.include('borg')
    expect(card('Lantern Yard')).to.deep.include({ kind: 'headquarters', quadrant: 'gamma' })
    expect(card('Lantern Yard')).not.to.have.any.keys('attemptedBy', 'requires')
  })

  it('gives a card once that is printed anew with the same facts', () => {
    expect(sample.rows.filter(row => row.reprintOf !== undefined).map(row => [row.line, row.reprintOf])).to.deep.equal([
      [3, 2],
    ])
  })

  it('names what is no skill and no requirement', () => {
    const { rows } = imported(
      'Name,Type,Cost,Unique,Mission/DilemmaType,Skills\nOrla,Personnel,1,Y,,Honor Hopping\nReach,Mission,0,Y,S,"Law, and 9 lives"\n',
    )
    expect(rows.flatMap(row => row.remarks).map(({ part, why }) => [part, why])).to.deep.equal([
      ['Hopping', 'no skill'],
      ['9 lives', 'no requirement that facts can state'],
    ])
  })
})

describe('cards in JSON', () => {
  it('are read by their keys, whatever these are called', () => {
    const one = '{"title":"Orla","cardType":"Personnel","missionDilemmaType":"","int":6,"unique":true}'
    for (const text of [`[${one}]`, `{"version":1,"cards":[${one}]}`, `{"0.1":${one}}`])
      expect(imported(text).rows.map(row => row.card)).to.deep.equal([
        { title: 'Orla', type: 'personnel', integrity: 6 },
      ])
  })

  it('are named for what they are otherwise', () => {
    expect(() => imported('{"decks":[],"size":3}')).to.throw(ImportError, 'its keys are "decks", "size"')
    expect(() => imported('{ name: Orla }')).to.throw(ImportError, 'begins as JSON does, and is none')
  })
})
