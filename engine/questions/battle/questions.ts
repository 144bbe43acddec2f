import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Is the attacker restrained by its affiliation from attacking that? */
export const isRestrainedFromAttacking = flag<{ attacker: CardId; target: CardId }>()('is restrained from attacking')

/** May the two fight each other? `between` = what each of them fights as. */
export const mayOppose = flag<{ between: readonly [Unit, Unit] }>()('may oppose', true)

/** Do these two reach each other where they are? `apart` = they are not in the same place. */
export const reachInBattle = flag<{ attacker: CardId; attacked: CardId; apart: boolean }>()('reach in battle', true)

/** May a personnel stand aside while others there battle? `together` = it is of their crew or Away Team. @alone it is no other's question who of a team fights */
export const mayStandAside = flag<{ card: CardId; together: boolean }>()('may stand aside', true)

/** What a card fights as: what fires, or one of those who fight by STRENGTH. */
export type Unit = 'ship' | 'personnel' | 'equipment'

/** Do the player's own cards leave it alone? `by` = the card whose text has them attack. */
export const isSparedByItsOwn = flag<{ target: CardId; by?: CardId }>()('is spared by its own')

/** By what somebody may lead in battle: a classification, a skill, or an icon. */
export type Leading = 'OFFICER' | 'Leadership' | 'Defense'

/** Does the card lead in battle by what it has? */
export const leadsInBattle = flag<{ card: CardId; by: Leading }>()('leads in battle')

/** May the ship fire? `isLed` = one of its crew is a leader, `isMatched` = one is of its affiliation. */
export const mayFire = question<{ card: CardId; isLed: boolean; isMatched: boolean }, boolean>()(
  'may fire',
  ({ isLed }) => isLed,
)

/** May the attacked ship fire back? `isHit` = the attack damages it. */
export const mayFireBack = flag<{ card: CardId; isHit: boolean }>()('may fire back')

/** Is it led without a leader, by what it is? */
export const isLedByNature = flag<{ card: CardId }>()('is led by nature')

/** Do personnel need a leader in a battle with what is no personnel? `isCrew` = they are aboard, and no Away Team. */
export const needsALeaderAgainst = question<{ isCrew: boolean }, boolean>()(
  'needs a leader against what is no personnel',
  ({ isCrew }) => !isCrew,
)

/** What a player who has a Battle Bridge and no current tactic adds to them. */
export const bonusWithoutTactic = question<{ player: PlayerName }, number>()('bonus without tactic', 0)

/** Do ships fire on the ship that they attack? `landed` = it has landed, or is bound by the rules for ships that have. */
export const isFiredOn = flag<{ ship: CardId; landed: boolean }>()('is fired on', true)

/** Does a facility attack, or fire back when it is attacked? */
export const facilitiesFight = question<{ facility: CardId; how: 'attack' | 'fire back' }, boolean>()(
  'facilities fight',
  ({ how }) => how === 'attack',
)

/** Does a ship attack that is docked, or that has landed? */
export const attacksOutOfSpace = flag<{ ship: CardId; is: 'docked' | 'landed' }>()('attacks out of space', true)

/** May a card that was played in a battle be played in it again? */
export const isPlayedAgain = flag<{ card: CardId }>()('is played again in a battle', true)

/** Does what lessens the WEAPONS of ships lessen those of every one of them? */
export const reachesEveryShip = flag<{ by: CardId; isFirst: boolean }>()('reaches every ship', true)

/** May personnel on a planet be attacked there? `isStranded` = none of their player's ships and facilities is at the location. */
export const isAttackedOnAPlanet = flag<{ card: CardId; isStranded: boolean }>()('is attacked on a planet', true)
