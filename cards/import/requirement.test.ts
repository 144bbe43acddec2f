import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { MissionRequirement } from '../facts.ts'
import { readRequirement } from './requirement.ts'
import type { Vocabulary } from './requirement-atom.ts'

const words: Vocabulary = {
  species: new Map([['pakled', 'Pakled']]),
  keywords: new Map([
    ['hand weapon', 'hand weapon'],
    ['cadet', 'Cadet'],
    ['harbor-related personnel', 'Harbor-related personnel'],
  ]),
  anyOf: name => (name === 'Orla' ? ['Ensign Orla Venn', 'Orla'] : []),
}

const read: readonly (readonly [string, readonly MissionRequirement[]])[] = [
  ['Diplomacy x5 OR Honor', [{ skills: { Diplomacy: 5 } }, { skills: { Honor: 1 } }]],
  [
    'Law + (Honor x2 OR CUNNING>30) When solved, draw.',
    [{ skills: { Law: 1, Honor: 2 } }, { skills: { Law: 1 }, over: { cunning: 30 } }],
  ],
  ['OFFICER + OFFICER x2 + INTEGRITY<21', [{ skills: { OFFICER: 3 }, under: { integrity: 21 } }]],
  ['{Orla} + any {Orla}', [{ cards: ['Orla', 'Ensign Orla Venn'] }, { cards: ['Orla', 'Orla'] }]],
  [
    '2 Pakleds + no Youth + hand weapon',
    [{ species: { Pakled: 2 }, some: [{ keyword: 'hand weapon' }], without: [{ skill: 'Youth' }] }],
  ],
  [
    '3 cadets + Harbor personnel',
    [{ some: [{ keyword: 'Cadet', count: 3 }, { keyword: 'Harbor-related personnel' }] }],
  ],
  [
    '3 {[AU] icon Personnel} + [Baj] V.I.P.',
    [
      {
        some: [
          { type: 'personnel', icon: 'au', count: 3 },
          { type: 'personnel', affiliation: 'bajoran', skill: 'V.I.P.' },
        ],
      },
    ],
  ],
  [
    'Female + Male',
    [
      {
        some: [
          { type: 'personnel', gender: 'female' },
          { type: 'personnel', gender: 'male' },
        ],
      },
    ],
  ],
]

describe("a mission's requirements", () => {
  for (const [text, alternatives] of read)
    it(`reads ${text}`, () => {
      expect(readRequirement(text, words)).to.deep.include({ alternatives })
    })

  it('ends where the game text begins', () => {
    expect(readRequirement('Law + Honor X=30 if you like.', words)).to.deep.include({ end: 11 })
  })

  for (const [text, strange] of [
    ['Law + landed ship', 'landed ship'],
    ['STRENGTH>10 x number of them', 'STRENGTH>10 x number of them'],
    ['(Law + Honor) on planet + Music', 'on planet'],
    ['Law + (Honor OR', ''],
  ] as const)
    it(`does not read ${text}`, () => {
      expect(readRequirement(text, words)).to.deep.include({ strange })
    })
})
