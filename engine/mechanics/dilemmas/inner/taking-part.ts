import { can, is } from '../../../board/can.ts'
import type { Group } from '../../../board/group.ts'
import { cardsIn, isEquipment, isPersonnel, locationOf, sideOf } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { isMeantAllTheSame } from '../../../questions/dilemmas/procedure.ts'
import { countsInTheEncounter, type Feature } from '../../../questions/dilemmas/questions.ts'

/** Those whose skills, attributes and traits count for this feature of a dilemma, equipment included. */
export function takingPart(game: Game, group: Group, dilemma: CardId, feature: Feature): readonly CardId[] {
  return near(game, group, dilemma, feature).filter(id => can(game, id, feature))
}

/** Personnel whom the words "crew" and "Away Team" of a dilemma mean. */
export function meant(game: Game, group: Group, dilemma: CardId): readonly CardId[] {
  const absent = new Set(group.present.filter(id => !group.personnel.includes(id)))
  const there = near(game, group, dilemma, 'be targeted').filter(id => isPersonnel(game, id))
  return [
    ...there.filter(id => !absent.has(id) || isMeant(game, id, dilemma)),
    ...intruders(game, group).filter(card => game.decide(isMeantAllTheSame, { card, dilemma, being: 'intruder' })),
  ]
}

const outOfAction = ['stopped', 'disabled', 'stasis'] as const

/** Is one who is there and takes no part meant all the same? */
function isMeant(game: Game, card: CardId, dilemma: CardId): boolean {
  const being = outOfAction.find(condition => is(game, card, condition))
  return being !== undefined && game.decide(isMeantAllTheSame, { card, dilemma, being })
}

/** The other player's personnel aboard. */
function intruders(game: Game, { ship, player }: Group): readonly CardId[] {
  if (ship === undefined) return []
  return cardsIn(game, 'aboard', ship)
    .filter(c => sideOf(game, c) !== player && isPersonnel(game, c.id))
    .map(c => c.id)
}

const required: ReadonlySet<Feature> = new Set(['nullify', 'overcome', 'cure'])

function near(game: Game, group: Group, dilemma: CardId, feature: Feature): readonly CardId[] {
  const part = new Set([...group.present, ...group.equipment].filter(id => isStillThere(game, group, id)))
  const others = game.state.cards.filter(c => !part.has(c.id) && isNearby(game, group, c.id)).map(c => c.id)
  const counted = (card: CardId, takesPart: boolean): boolean =>
    game.decide(countsInTheEncounter, { card, feature, dilemma, takesPart })
  const added = required.has(feature) ? (game.notes.alongside?.[dilemma] ?? []) : []
  return [...[...part].filter(id => counted(id, true)), ...others.filter(id => counted(id, false)), ...added]
}

/** At the site of the attempt, where it was when the dilemma was met. */
function isStillThere(game: Game, { kind, ship, facility, mission }: Group, id: CardId): boolean {
  return game.find(id)?.holder === (kind === 'crew' ? (ship ?? facility) : mission)
}

function isNearby(game: Game, { player, mission }: Group, id: CardId): boolean {
  const { controller, place } = game.card(id)
  if (controller !== player || (place !== 'aboard' && place !== 'planet')) return false
  return (isPersonnel(game, id) || isEquipment(game, id)) && locationOf(game, id) === mission
}
