import { denial, presumption } from '../../../kernel/rule.ts'
import { addsUp, fightsByItself, isAnotherBattle, isForAll, timesInBattle } from '../questions.ts'
import { firstWith, isAPhaserOrDisruptor } from '../users.ts'

const oneEach = presumption({
  ruling: 'a phaser or disruptor arms the one who holds it',
  asked: isForAll,
  applies: ({ equipment }, game) => isAPhaserOrDisruptor(game, equipment),
  answer: ({ equipment, user }, game) => firstWith(game, equipment) === user,
})

const onlyOne = presumption({
  ruling: 'a phaser or disruptor adds nothing to what others add',
  asked: addsUp,
  applies: ({ by, besides }, game) => [by, ...besides].some(card => isAPhaserOrDisruptor(game, card)),
  answer: false,
})

const doubles = presumption({
  ruling: 'the killer drone is twice as strong each time',
  asked: timesInBattle,
  applies: () => true,
  answer: ({ battle }) => 2 ** (battle - 1),
})

const everyFight = presumption({
  ruling: 'whenever it fights, the killer drone is in another battle',
  asked: isAnotherBattle,
  applies: () => true,
  answer: true,
})

/** Those who stay to fight on by themselves begin no other battle. */
export const roundsOfOneBattle = denial('faq96-37-echo-papa-607-killer-drone-02', everyFight, ({ bySelf }) => !bySelf)

const alone = presumption({
  ruling: 'a killer drone needs nobody to send it into battle',
  asked: fightsByItself,
  applies: () => true,
  answer: true,
})

/** How weapons count, and who uses them. */
export const weapons = [
  oneEach,
  denial('faq96-37-phasers-and-disruptors-03', oneEach, true),
  onlyOne,
  denial('faq96-37-phasers-and-disruptors-02', onlyOne, true),
  doubles,
  denial('faq96-37-echo-papa-607-killer-drone-01', doubles, ({ battle }) => battle),
  everyFight,
  alone,
  denial('faq96-37-echo-papa-607-killer-drone-03', alone, false),
]
