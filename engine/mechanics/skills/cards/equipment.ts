import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Your personnel where it is present are stronger by two. */
const handWeapon = (title: string): CardText => ({
  title,
  standing: [{ affects: { othersWith: 'this' }, add: { strength: 2 } }],
})

const starfleetTypeIIPhaser = handWeapon('Starfleet Type II Phaser')

export const tricorder: CardText = {
  title: 'Tricorder',
  standing: [{ affects: { othersWith: 'this', where: { classification: 'ENGINEER' } }, gives: 'SCIENCE' }],
}

/** Weapons and kits that change the numbers and skills of those who have them. */
const equipment: readonly CardText[] = [
  handWeapon('Bajoran Phaser'),
  handWeapon('Cardassian Disruptor'),
  handWeapon('Romulan Disruptor'),
  starfleetTypeIIPhaser,
  tricorder,
  {
    title: "Bat'leth",
    standing: [
      {
        affects: { othersWith: 'this', where: { word: { name: 'Klingon', context: 'species' } } },
        add: { strength: 2 },
      },
    ],
  },
  {
    title: 'Classic Type II Phaser',
    standing: [
      { affects: { othersWith: 'this', where: { icon: 'original series' } }, add: { strength: 2 } },
      {
        affects: {
          othersWith: 'this',
          where: {
            icon: 'original series',
            any: [{ classification: 'OFFICER' }, { skill: 'OFFICER' }, { skill: 'Leadership' }],
          },
        },
        gives: 'SECURITY',
      },
    ],
  },
]

export const texts = { faq1996: [starfleetTypeIIPhaser, tricorder], glossary: equipment } satisfies Texts
