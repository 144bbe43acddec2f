import { against, rule } from '../../kernel/rule.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import { isObliged } from '../../mechanics/duties/obliged.ts'
import { isRestrainedFromAttacking } from '../../questions/battle/questions.ts'
import { bindsThoseAboard, fightsWithTheShip, mustBeAttacked } from '../../questions/duties/questions.ts'
import { forAnObjective, restraint } from '../battle/customs.ts'

/** Whatever their affiliation, those attack who must. */
const whateverTheirAffiliation = rule({
  ruling: '1eS-saltahna-clock-01',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker }, game) => isObliged(game, attacker),
  answer: false,
  exceptionTo: [restraint, forAnObjective],
})

/** What the Glossary says of those whom a card has begin a battle. */
export const obligedToFight = [
  whateverTheirAffiliation,
  against('1eS-saltahna-clock-02', isRestrainedFromAttacking, false, {
    not: 'Borg begin no battle but by their objectives',
    applies: ({ attacker }, game) => affiliationsOf(game, attacker).includes('borg') && isObliged(game, attacker),
    exceptionTo: [restraint, whateverTheirAffiliation],
  }),
  against('1eS-saltahna-clock-03', mustBeAttacked, false, {
    not: 'whoever must begin a battle attacks his own cards where there are no others',
    applies: ({ isOwn }) => isOwn,
  }),
  against('1eS-saltahna-clock-05', bindsThoseAboard, true, {
    not: 'the crew must fight, and intruders need not',
    mistaken: ({ crew }) => crew,
  }),
  against('1eS-saltahna-clock-07', fightsWithTheShip, false, {
    not: 'intruders fight with the ship that they are aboard',
    applies: ({ crew }) => !crew,
  }),
]
