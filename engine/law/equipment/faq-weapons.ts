import { against } from '../../kernel/rule.ts'
import { firstWith, isAPhaserOrDisruptor } from '../../mechanics/equipment/users.ts'
import { addsUp, isAnotherBattle, isForAll, timesInBattle } from '../../questions/equipment/questions.ts'

/** Those who stay to fight on by themselves begin no other battle. */
export const roundsOfOneBattle = against(
  'faq96-37-echo-papa-607-killer-drone-02',
  isAnotherBattle,
  ({ bySelf }) => !bySelf,
  { not: 'whenever it fights, the killer drone is in another battle', mistaken: true },
)

/** How weapons count, and who uses them. */
export const weapons = [
  against('faq96-37-phasers-and-disruptors-03', isForAll, true, {
    not: 'a phaser or disruptor arms the one who holds it',
    applies: ({ equipment }, game) => isAPhaserOrDisruptor(game, equipment),
    mistaken: ({ equipment, user }, game) => firstWith(game, equipment) === user,
  }),
  against('faq96-37-phasers-and-disruptors-02', addsUp, true, {
    not: 'a phaser or disruptor adds nothing to what others add',
    applies: ({ by, besides }, game) => [by, ...besides].some(card => isAPhaserOrDisruptor(game, card)),
  }),
  against('faq96-37-echo-papa-607-killer-drone-01', timesInBattle, ({ battle }) => battle, {
    not: 'the killer drone is twice as strong each time',
    mistaken: ({ battle }) => 2 ** (battle - 1),
  }),
]
