import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Your personnel where it is present are stronger by two. */
const handWeapon = (title: string, ...usedBy: readonly string[]): CardText => ({
  title,
  ...(usedBy.length ? { usedBy } : {}),
  standing: [{ affects: { othersWith: 'this' }, add: { strength: 2 } }],
})

const klingonDisruptor = handWeapon('Klingon Disruptor', 'klingon', 'non-aligned')
const romulanDisruptor = handWeapon('Romulan Disruptor', 'romulan', 'non-aligned')
const starfleetTypeIIPhaser = handWeapon('Starfleet Type II Phaser', 'federation', 'non-aligned')

export const tricorder: CardText = {
  title: 'Tricorder',
  standing: [{ affects: { othersWith: 'this', where: { classification: 'ENGINEER' } }, gives: 'SCIENCE' }],
}

/** Weapons and kits that change the numbers and skills of those who have them. */
const equipment: readonly CardText[] = [
  handWeapon('Bajoran Phaser'),
  handWeapon('Cardassian Disruptor'),
  klingonDisruptor,
  romulanDisruptor,
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

const equipment1996 = [klingonDisruptor, romulanDisruptor, starfleetTypeIIPhaser, tricorder]

export const texts = { faq1996: equipment1996, glossary: equipment } satisfies Texts
