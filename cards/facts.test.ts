import { describe, it } from 'node:test'
import { expect } from 'chai'
import { cardFacts, titles } from './catalogue.ts'
import type { CardFacts } from './facts.ts'

const known: Readonly<Record<string, Partial<CardFacts>>> = {
  Data: {
    classification: 'OFFICER',
    skills: { ENGINEER: 1, 'Computer Skill': 2, Music: 1, Astrophysics: 1, Exobiology: 1 },
    icons: ['command'],
    integrity: 8,
    cunning: 12,
    strength: 12,
  },
  Worf: { affiliations: ['federation'], skills: { Honor: 2, Navigation: 1, Diplomacy: 1 } },
  'Geordi La Forge': { skills: { ENGINEER: 1, Navigation: 1, Physics: 1, 'Computer Skill': 1 } },
  'Major Rakal': { affiliations: ['romulan', 'federation'], persona: ['Deanna Troi'], icons: ['au', 'command'] },
  "Fek'lhr": { unique: false, icons: ['hologram'], strength: 15 },
  'Borg Queen': { icons: ['communication', 'defense', 'delta quadrant', 'navigation', 'enigma'], cunning: 12 },
  'Bio-med Drone': { aliases: ['Eleven of Nineteen'], unique: false, skills: { special: 1, Biology: 1, MEDICAL: 1 } },
  'Kira Nerys': { affiliations: ['bajoran'], classification: 'OFFICER', strength: 8 },
  Runabout: { unique: false, staffing: [], range: 7, weapons: 5, shields: 5 },
  'I.K.C. Bortas': {
    class: "Vor'cha",
    staffing: ['command', 'staff', 'staff'],
    systems: ['Cloaking Device', 'Tractor Beam'],
    lore: { names: [{ name: 'Gowron', as: 'flagship' }] },
  },
  'Romulan Outpost': { unique: false, class: 'outpost', shields: 32 },
  'Borg Ship': { kind: 'space', points: 15, range: 8, weapons: 24, shields: 24 },
  'Varon-T Disruptor': { type: 'artifact', keywords: ['disruptor', 'equipment artifact', 'hand weapon'] },
  Excavation: {
    kind: 'planet',
    span: 3,
    points: 25,
    attemptedBy: ['federation', 'romulan'],
    requires: [{ skills: { Archaeology: 1 } }, { over: { cunning: 32 } }],
  },
  'Evaluate Terraforming': {
    requires: [
      { skills: { MEDICAL: 1, Biology: 1, Exobiology: 1 } },
      { skills: { MEDICAL: 2 }, cards: ['Geordi La Forge'] },
    ],
  },
  'Quash Conspiracy': { requires: [{ skills: { 'Tal Shiar': 1 }, under: { integrity: 21 } }] },
  'Kressari Rendezvous': {
    requires: [{ skills: { OFFICER: 1, Treachery: 2 } }, { skills: { OFFICER: 1, Smuggling: 1 } }],
  },
}

function personnel(): readonly CardFacts[] {
  return titles()
    .map(cardFacts)
    .filter(card => card.type === 'personnel')
}

describe('the facts of the cards', () => {
  for (const [title, facts] of Object.entries(known)) {
    it(`has ${title} as printed`, () => {
      const card = cardFacts(title)
      for (const key of Object.keys(facts) as (keyof CardFacts)[]) expect(card[key], key).to.deep.equal(facts[key])
    })
  }

  it('gives a dual-personnel card two individuals', () => {
    const [lursa, betor] = cardFacts('Sisters of Duras').individuals!
    expect(lursa).to.include({ title: 'Lursa', gender: 'female', classification: 'V.I.P.', strength: 8 })
    expect(betor!.skills).to.deep.equal({ Treachery: 1, Physics: 1, Youth: 1, Greed: 1 })
  })

  it('keeps attributes on the individuals of a dual-personnel card alone', () => {
    for (const card of personnel()) {
      const printed = [card.integrity, card.cunning, card.strength].filter(value => value !== undefined)
      expect(printed.length > 0, card.title).to.equal(card.individuals === undefined)
    }
  })

  it('gives every ship its three attributes or leaves out what is no number', () => {
    const odd = titles()
      .map(cardFacts)
      .filter(({ type, range, weapons, shields }) => type === 'ship' && [range, weapons, shields].includes(undefined))
    expect(odd.map(({ title }) => title)).to.have.members(['Edo Vessel', 'Gomtuu', 'Hunting Vessel', 'Phoenix'])
  })

  it('names in requirements only cards that exist', () => {
    const named = titles().flatMap(title => cardFacts(title).requires?.flatMap(({ cards }) => cards ?? []) ?? [])
    for (const title of named) expect(() => cardFacts(title), title).not.to.throw()
  })

  it('states the requirements of most missions', () => {
    const missions = titles()
      .map(cardFacts)
      .filter(({ type }) => type === 'mission')
    expect(missions.filter(({ requires }) => requires).length).to.be.above(100)
  })
})
