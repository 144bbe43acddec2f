import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { restraint } from '../../battle/law/customs.ts'
import { isRestrainedFromAttacking } from '../../battle/questions.ts'
import { affiliationsOf } from '../../compatibility/affiliations.ts'
import { isObliged } from '../obliged.ts'
import {
  bindsThoseAboard,
  fightsWithTheShip,
  fliesToBattle,
  mayAttackOthersInstead,
  mustBeAttacked,
} from '../questions.ts'

/** Whatever their affiliation, those attack who must. */
const whateverTheirAffiliation = rule({
  ruling: '1eS-saltahna-clock-01',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker }, game) => isObliged(game, attacker),
  answer: false,
  exceptionTo: [restraint],
})

const borgOnly = presumption({
  ruling: 'Borg begin no battle but by their objectives',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker }, game) => affiliationsOf(game, attacker).includes('borg') && isObliged(game, attacker),
  answer: true,
  exceptionTo: [restraint, whateverTheirAffiliation],
})

const ownCardsToo = presumption({
  ruling: 'whoever must begin a battle attacks his own cards where there are no others',
  asked: mustBeAttacked,
  applies: ({ isOwn }) => isOwn,
  answer: true,
})

const goesToWar = presumption({
  ruling: 'a ship that must begin a battle flies to where it can',
  asked: fliesToBattle,
  applies: () => true,
  answer: true,
})

const onlyTheCrew = presumption({
  ruling: 'the crew must fight, and intruders need not',
  asked: bindsThoseAboard,
  applies: () => true,
  answer: ({ crew }) => crew,
})

const intrudersFirst = presumption({
  ruling: 'whoever has intruders aboard fights them first',
  asked: mayAttackOthersInstead,
  applies: () => true,
  answer: false,
})

const withEverything = presumption({
  ruling: 'intruders fight with the ship that they are aboard',
  asked: fightsWithTheShip,
  applies: ({ crew }) => !crew,
  answer: true,
})

/** What the Glossary says of those whom a card has begin a battle. */
export const obligedToFight = [
  whateverTheirAffiliation,
  borgOnly,
  denial('1eS-saltahna-clock-02', borgOnly, false),
  ownCardsToo,
  denial('1eS-saltahna-clock-03', ownCardsToo, false),
  goesToWar,
  denial('1eS-saltahna-clock-04', goesToWar, false),
  onlyTheCrew,
  denial('1eS-saltahna-clock-05', onlyTheCrew, true),
  intrudersFirst,
  denial('1eS-saltahna-clock-06', intrudersFirst, true),
  withEverything,
  denial('1eS-saltahna-clock-07', withEverything, false),
]
