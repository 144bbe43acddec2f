import type { CardId, PlayerName } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Do forces battle that are at different locations? */
export const battlesFromAfar = settled<{ attackers: readonly CardId[]; attacked: readonly CardId[] }>()(
  'battles from afar',
  true,
  [
    { ruling: 'faq96-22-battle-forces-03', is: false },
    { custom: 'custom-battle-110', is: false },
  ],
)

/** Does a ship or facility attack whose WEAPONS are 0? */
export const attacksUnarmed = settled<{ card: CardId }>()('attacks unarmed', true, [
  { custom: 'custom-battle-92', is: false },
])

/** Does whoever attacks with ships or facilities choose one target? */
export const attacksOneTarget = settled<{ player: PlayerName }>()('attacks one target', false, [
  { custom: 'custom-battle-97', is: true },
])

/** Is a ship spared by those who do not attack the affiliations of its crew? */
export const isSparedForItsCrew = settled<{ ship: CardId; crew: readonly CardId[] }>()(
  'is spared for its crew',
  false,
  [{ custom: 'custom-battle-98', is: true }],
)

/** Does a facility attack with nobody of its affiliation aboard? */
export const facilitiesAttackUnmatched = settled<{ facility: CardId }>()('facilities attack unmatched', true, [
  { custom: 'custom-battle-132', is: false },
])

/** Does one of the side that loses a battle of personnel die? */
export const losesOneOfThem = settled<{ side: readonly CardId[] }>()('loses one of them', true, [
  { custom: 'custom-battle-102', is: false },
])

/** Must one of those who begin a battle be a leader? */
export const isBegunByALeader = settled<{ attackers: readonly CardId[] }>()('is begun by a leader', false, [
  { custom: 'custom-battle-01', is: true },
  { ruling: 'faq96-22-leaders-04', is: false, not: 'custom-battle-01' },
])

/** How personnel fight: the STRENGTH of each side added up, or each against one adversary first. */
export const howPersonnelFight = settled<{ attacker: CardId }, 'added up' | 'one against one'>()(
  'how personnel fight',
  'added up',
  [{ custom: 'custom-battle-03', is: 'one against one' }],
)

/** Does a force that has somebody in it who is restrained from an attack leave it alone altogether? */
export const isBoundByItsMembers = settled<{ force: readonly CardId[] }>()('is bound by its members', false, [
  { custom: 'custom-battle-66', is: true },
  { ruling: 'faq96-22-federation-attacks-11', is: true },
])

/** Must the ships that begin a battle be staffed? */
export const needsStaffedShips = settled<{ player: PlayerName }>()('needs staffed ships', false, [
  { custom: 'custom-battle-02', is: true },
])

/** Is an attack by the player who was attacked in the last turn the same battle? */
export const isTheSameBattle = settled<{ attacker: CardId; target: CardId }>()('is the same battle', false, [
  { custom: 'custom-battle-70', is: true },
  { ruling: 'faq96-22-federation-attacks-07', is: true },
])

/** How many cards does a player draw from his Battle Bridge in a battle of ships, to play one of them? */
export const drawsTactics = settled<{ player: PlayerName }, number>()('draws tactics', 0, [
  { custom: 'custom-battle-60', is: 2 },
])

/** Is the attacked ship damaged or destroyed before it could fire back? */
export const isHitBeforeItFires = settled<{ card: CardId }>()('is hit before it fires', false, [
  { ruling: 'faq96-22-retaliation-shot-04', is: false, not: 'what the first shot destroys fires no more' },
])

/** Is half of the skill Leadership enough for a leader? */
export const leadsWithAHalf = settled<{ card: CardId }>()('leads with a half', false, [
  { ruling: 'faq96-363-toral-01', is: true },
])

/** Does a side without a leader lose to one that has one? */
export const losesWithoutALeader = settled<{ side: readonly CardId[] }>()('loses without a leader', false, [
  { ruling: 'faq96-22-leaders-05', is: true },
])

/** Do modifiers of a ship's WEAPONS and SHIELDS count in battle? */
export const countsItsModifiers = settled<{ card: CardId }>()('counts its modifiers in battle', true, [
  {
    ruling: 'faq96-22-battle-forces-02',
    is: true,
    not: 'forces are ships and Away Teams, and nothing that is played on them',
  },
])

/** May a card that was not in a battle join it while it goes on? */
export const joinsABattle = settled<{ card: CardId }>()('joins a battle', false, [
  { custom: 'custom-battle-105', is: true },
  { ruling: 'faq96-22-federation-attacks-08', is: true },
])

/** Is a ship that is hurled damaged by that? */
export const isDamagedByAHurl = settled<{ ship: CardId; by: CardId }>()('is damaged by a hurl', false, [
  { ruling: 'faq96-355-gomtuu-05', is: false, not: 'what is hurled through space is damaged' },
])

/** Has a ship that was hurled somewhere moved there, for what befalls ships that do? */
export const hasMovedByAHurl = settled<{ ship: CardId }>()('has moved by a hurl', true, [
  {
    ruling: 'faq96-355-gomtuu-06',
    is: true,
    not: 'what befalls ships that move does not befall those that are hurled',
  },
])

/** Is the attacked ship hurled away before it could fire back? */
export const isGoneBeforeItFires = settled<{ ship: CardId }>()('is gone before it fires', false, [
  { ruling: 'faq96-355-gomtuu-07', is: false, not: 'a ship that is hurled away fires no more' },
])

/** Do those aboard get a ship that is hurled past what lies between locations? */
export const getsPastWhenHurled = settled<{ ship: CardId; barrier: CardId }>()('gets past when hurled', true, [
  { ruling: 'faq96-355-gomtuu-08', is: false },
])

/** What does that by which the WEAPONS of a ship that hurls are enhanced add to: how far it hurls, or the SHIELDS up to which? */
export const whatEnhancementsAddTo = settled<{ ship: CardId; by: number }, 'nothing' | 'span' | 'SHIELDS'>()(
  'enhancements of what hurls add to',
  'nothing',
  [
    {
      ruling: 'faq96-355-gomtuu-09',
      is: 'span',
      not: 'with its WEAPONS enhanced it hurls ships with more SHIELDS',
      mistaken: 'SHIELDS',
    },
  ],
)

/** Does it lessen those that a copy of it has lessened in that battle? */
export const lessensAgain = settled<{ by: CardId }>()('lessens again', true, [
  { ruling: 'faq96-39-anti-matter-spread-01', is: false },
])

/** Is the ATTACK bonus of the current tactic added to the WEAPONS that fire? */
export const countsATTACKBonus = settled<{ tactic: CardId }>()('counts ATTACK bonus', false, [
  { custom: 'custom-battle-181', is: true },
])

/** Is the DEFENSE bonus of the current tactic added to the SHIELDS of the ship that is fired at? */
export const countsDEFENSEBonus = settled<{ tactic: CardId }>()('counts DEFENSE bonus', false, [
  { ruling: '1eD-defense-bonus-02', is: true },
])

/** Is that an enhancement of the attribute, for markers that put enhancements off line? */
export const isAnEnhancement = settled<{ ship: CardId }>()('is an enhancement', false, [
  { ruling: '1eD-defense-bonus-04', is: false, not: 'a DEFENSE bonus enhances SHIELDS' },
])

/** May war be declared on it later than at once after its attack? */
export const isStillAnOccasion = settled<{ attacker: CardId }>()('is still an occasion', false, [
  { ruling: 'faq96-38-wartime-conditions-03', is: true },
])

/** Does leave to attack those of an affiliation extend to those of the attacker's own? */
export const reachesItsOwn = settled<{ attacker: CardId; by: CardId }>()('reaches its own', true, [
  { ruling: 'faq96-38-wartime-conditions-02', is: true, not: 'nobody declares war on his own affiliation' },
])

/** How many times the STRENGTH of the weaker one in a combat the other has to exceed to wound him mortally, and not only to stun him. */
export const timesThatWoundMortally = settled<{ card: CardId; by: CardId }, number>()(
  'times that wound mortally',
  Number.POSITIVE_INFINITY,
  [{ custom: 'custom-battle-173', is: 2 }],
)

/** Does the current tactic leave play when the battle is over? */
export const tacticEndsWithTheBattle = settled<{ tactic: CardId }>()('the tactic ends with the battle', false, [
  { custom: 'custom-battle-174', is: true },
])

/** Does a player begin a battle only by a card that says so? */
export const isBegunByACard = settled<{ player: PlayerName }>()('is begun by a card', false, [
  { custom: 'custom-battle-175', is: true },
])
