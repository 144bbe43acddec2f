import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Personnel whose skills are sentences, and what asks for the skills of personnel. */
const skillsInPlay: readonly CardText[] = [
  {
    title: 'Expert Pilot',
    plays: [{ stays: true }],
    standing: [
      {
        affects: { all: { type: 'ship', whose: 'yours', unique: true } },
        if: { skill: 'Navigation', level: 2, onOne: true },
        add: { range: 2 },
      },
    ],
  },
  {
    title: 'Garak',
    uses: [
      {
        skill: true,
        answers: { to: 'dies', what: { type: 'personnel', selectedAtRandom: true }, present: true },
        effects: [{ do: 'die instead', who: 'this', of: 'answered' }],
      },
    ],
  },
  {
    title: "Ja'rod",
    skilled: true,
    standing: [
      {
        affects: { these: 'this', where: { presentWith: { name: 'Toral' } } },
        add: { integrity: 5, cunning: 5, strength: 5 },
      },
    ],
  },
  { title: 'Katherine Pulaski', skilled: true, suspends: 'Doppelganger' },
  {
    title: 'Leck',
    uses: [
      {
        once: 'game',
        skill: true,
        on: { type: 'personnel', presentWith: { name: 'Leck' } },
        effects: [{ do: 'kill', who: 'target' }],
      },
    ],
  },
  { title: 'Plain, Simple Garak', replaceable: 'at any time' },
]

export const texts = { glossary: skillsInPlay } satisfies Texts
