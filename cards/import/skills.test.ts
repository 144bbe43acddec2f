import { describe, it } from 'node:test'
import { expect } from 'chai'
import { readSkills } from './skills.ts'

const boxes: readonly (readonly [string, Readonly<Record<string, number>>])[] = [
  ['Navigation Computer Skill x 2 Honor x3', { Navigation: 1, 'Computer Skill': 2, Honor: 3 }],
  ['Geology, Computer Skill, Music', { Geology: 1, 'Computer Skill': 1, Music: 1 }],
  ['Law Made-up words of Honor stand here. Youth', { Law: 1, Youth: 1 }],
  ['Law DL/ {An Event} DL/ {Dr. Noh} OR {Two} (once a day). Youth', { Law: 1, Youth: 1 }],
  ['Law Honor (if with {Somebody}). Youth', { Law: 1, Youth: 1 }],
  ['Law Diplomacy -3 (in disguise).', { Law: 1 }],
  ['Law OR Diplomacy (as you like). Youth', { Youth: 1 }],
  ['Biology At [CAR]: Honor, Law. Youth', { Biology: 1, Youth: 1 }],
  ['If in [GQ]: Honor, Navigation x 2 Youth DL/ {An Event}', { Youth: 1 }],
  ['Each V.I.P. here is made up. Tal Shiar V.I.P.', { 'Tal Shiar': 1, 'V.I.P.': 1 }],
  ['Made-up words. (Cumulative.) ENGINEER ENGINEER', { ENGINEER: 2 }],
  ['SCIENCE-related words are no skill. MEDICAL', { MEDICAL: 1 }],
]

describe('a box of skills', () => {
  for (const [text, skills] of boxes)
    it(`reads ${text}`, () => {
      const box = readSkills(text)
      expect(box.skills).to.deep.equal(skills)
      expect(box.strange).to.deep.equal([])
    })

  it('says what is neither a skill nor a sentence, and where', () => {
    expect(readSkills('Law Basket Weaving').strange).to.deep.equal([{ part: 'Basket Weaving', index: 4 }])
  })

  it('tells whether there is more on the card than skills', () => {
    expect(readSkills('Law Honor').gameText).to.equal(false)
    expect(readSkills('Law Made-up words.').gameText).to.equal(true)
  })
})
