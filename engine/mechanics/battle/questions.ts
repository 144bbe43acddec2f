import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Is the attacker restrained by its affiliation from attacking that? */
export const isRestrainedFromAttacking = flag<{ attacker: CardId; target: CardId }>()('is restrained from attacking')

/** Does a force that has somebody in it who is restrained from an attack leave it alone altogether? */
export const isBoundByItsMembers = flag<{ force: readonly CardId[] }>()('is bound by its members')

/** May the two fight each other? `between` = what each of them fights as. */
export const mayOppose = flag<{ between: readonly [Unit, Unit] }>()('may oppose', true)

/** Do these two reach each other where they are? `apart` = they are not in the same place. */
export const reachInBattle = flag<{ attacker: CardId; attacked: CardId; apart: boolean }>()('reach in battle', true)

/** Does a ship or facility attack whose WEAPONS are 0? */
export const attacksUnarmed = flag<{ card: CardId }>()('attacks unarmed', true)

/** What a card fights as: what fires, or one of those who fight by STRENGTH. */
export type Unit = 'ship' | 'personnel'

/** Do modifiers of a ship's WEAPONS and SHIELDS count in battle? */
export const countsItsModifiers = flag<{ card: CardId }>()('counts its modifiers in battle', true)

/** Do the player's own cards leave it alone? `by` = the card whose text has them attack. */
export const isSparedByItsOwn = flag<{ target: CardId; by?: CardId }>()('is spared by its own')

/** By what somebody may lead in battle: a classification, a skill, or an icon. */
export type Leading = 'OFFICER' | 'Leadership' | 'Defense'

/** Does the card lead in battle by what it has? */
export const leadsInBattle = flag<{ card: CardId; by: Leading }>()('leads in battle')

/** May a ship begin a battle with nobody of its affiliation aboard? */
export const mayBeginUnmatched = flag<{ ship: CardId }>()('may begin a battle unmatched', true)

/** Must one of those who begin a battle be a leader? */
export const isBegunByALeader = flag<{ attackers: readonly CardId[] }>()('is begun by a leader')

/** May the ship fire? `isLed` = one of its crew is a leader, `isMatched` = one is of its affiliation. */
export const mayFire = flag<{ card: CardId; isLed: boolean; isMatched: boolean }>()('may fire', true)

/** May the attacked ship fire back? `isHit` = the attack damages it. */
export const mayFireBack = flag<{ card: CardId; isHit: boolean }>()('may fire back')

/** Is the attacked ship damaged or destroyed before it could fire back? */
export const isHitBeforeItFires = flag<{ card: CardId }>()('is hit before it fires')

/** Is half of the skill Leadership enough for a leader? */
export const leadsWithAHalf = flag<{ card: CardId }>()('leads with a half', false)

/** Is it led without a leader, by what it is? */
export const isLedByNature = flag<{ card: CardId }>()('is led by nature')

/** Do personnel need a leader in a battle with what is no personnel? `isCrew` = they are aboard, and no Away Team. */
export const needsALeaderAgainst = question<{ isCrew: boolean }, boolean>()(
  'needs a leader against what is no personnel',
  ({ isCrew }) => !isCrew,
)

/** Does a side without a leader lose to one that has one? */
export const losesWithoutALeader = flag<{ side: readonly CardId[] }>()('loses without a leader')

/** Must the ships that begin a battle be staffed? */
export const needsStaffedShips = flag<{ player: PlayerName }>()('needs staffed ships')

/** How personnel fight: the STRENGTH of each side added up, or each against one adversary first. */
export const howPersonnelFight = question<{ attacker: CardId }, 'added up' | 'one against one'>()(
  'how personnel fight',
  'added up',
)

/** How many cards does a player draw from his Battle Bridge in a battle of ships, to play one of them? */
export const drawsTactics = question<{ player: PlayerName }, number>()('draws tactics', 0)

/** Is the DEFENSE bonus of the current tactic added to the SHIELDS of the ship that is fired at? */
export const countsDEFENSEBonus = flag<{ tactic: CardId }>()('counts DEFENSE bonus')

/** What a player who has a Battle Bridge and no current tactic adds to them. */
export const bonusWithoutTactic = question<{ player: PlayerName }, number>()('bonus without tactic', 0)

/** Is that an enhancement of the attribute, for markers that put enhancements off line? */
export const isAnEnhancement = flag<{ ship: CardId }>()('is an enhancement')

/** Do ships fire on the ship that they attack? `landed` = it has landed, or is bound by the rules for ships that have. */
export const isFiredOn = flag<{ ship: CardId; landed: boolean }>()('is fired on', true)

/** May a card that was played in a battle be played in it again? */
export const isPlayedAgain = flag<{ card: CardId }>()('is played again in a battle', true)

/** Does what lessens the WEAPONS of ships lessen those of every one of them? */
export const reachesEveryShip = flag<{ by: CardId; isFirst: boolean }>()('reaches every ship', true)

/** Does it lessen those that a copy of it has lessened in that battle? */
export const lessensAgain = flag<{ by: CardId }>()('lessens again', true)

/** May personnel on a planet be attacked there? `isStranded` = none of their player's ships and facilities is at the location. */
export const isAttackedOnAPlanet = flag<{ card: CardId; isStranded: boolean }>()('is attacked on a planet', true)
