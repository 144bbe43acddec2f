import { is } from '../../../board/can.ts'
import { crewOf, presentWith } from '../../../board/places.ts'
import { permission } from '../../../board/questions.ts'
import type { CardId } from '../../../board/state.ts'
import type { Capability } from '../../../kernel/capability.ts'
import type { Game } from '../../../kernel/game.ts'
import { custom, denial, presumption, type Rule, rule } from '../../../kernel/rule.ts'
import { endsWithTurn, hinders, stopsWith } from '../questions.ts'

const isStopped = (game: Game, card: CardId, type: string): boolean =>
  game.facts(card).type === type && is(game, card, 'stopped')

/** What stopped personnel may not do, or lend. */
function personnelMayNot(ruling: string, ...what: readonly Capability[]): Rule<typeof permission> {
  return rule({
    ruling,
    asked: permission,
    of: what,
    applies: ({ card }, game) => isStopped(game, card, 'personnel'),
    answer: false,
  })
}

/** Stopped personnel on the planet are ignored in an attempt; of those aboard a ship the document says nothing. */
const ignoredOnThePlanet = rule({
  ruling: '2eS-stopped-05',
  asked: permission,
  applies: ({ card, to }, game) =>
    to === 'attempt' && isStopped(game, card, 'personnel') && game.card(card).place === 'planet',
  answer: false,
})

/** Aboard a ship that attempts a mission in space, the unstopped alone face the dilemmas. */
const facesNothingAboard = custom({
  ruling: 'custom-stopped-04',
  beside: ['rulebook'],
  asked: permission,
  of: ['face dilemmas'],
  applies: ({ card }, game) => isStopped(game, card, 'personnel') && game.card(card).place === 'aboard',
  answer: false,
})

/** A crew of stopped personnel alone attempts nothing. */
const attemptsNothingAlone = custom({
  ruling: 'custom-stopped-05',
  beside: ['rulebook'],
  asked: permission,
  applies: ({ card, to }, game) => {
    const { place, holder, controller } = game.card(card)
    const isAlone = () => crewOf(game, holder!, controller).every(id => is(game, id, 'stopped'))
    return to === 'attempt' && isStopped(game, card, 'personnel') && place === 'aboard' && isAlone()
  },
  answer: false,
})

/** All that is printed on a card besides its numbers, icons, skills and text. */
const characteristics: readonly Capability[] = [
  'use gender',
  'use species',
  'use lore',
  'use characteristics',
  'count as in play',
]

/** Moving takes RANGE, engaging WEAPONS. */
const usesOfShips: readonly Capability[] = [
  'use text',
  'keep text in force',
  'use attributes',
  'move',
  'battle',
  'use icons',
  ...characteristics,
]

/** Nothing that a stopped ship has may be used. */
const stoppedShip = rule({
  ruling: '2eS-stopped-12',
  asked: permission,
  of: usesOfShips,
  applies: ({ card }, game) => isStopped(game, card, 'ship'),
  answer: false,
})

const outOfPlay = presumption({
  ruling: 'a stopped card does not keep a second copy out',
  asked: permission,
  applies: ({ card, to }, game) => to === 'count for uniqueness' && is(game, card, 'stopped'),
  answer: false,
})

/** A stopped unique card still keeps a second copy out. */
const stillUnique = denial('2eS-stopped-13', outOfPlay, true)

/** The player's own texts do not reach his stopped cards. */
function untouched(ruling: string, type: string): Rule<typeof permission> {
  return rule({
    ruling,
    asked: permission,
    of: ['be affected', 'be targeted'],
    applies: ({ card, by }, game) =>
      by !== undefined && game.card(by).controller === game.card(card).controller && isStopped(game, card, type),
    answer: false,
  })
}

const hinder = presumption({
  ruling: 'stopped cards stand in the way of the others',
  asked: hinders,
  applies: ({ card }, game) => {
    const { controller } = game.card(card)
    return presentWith(game, card).some(
      other => game.card(other).controller === controller && is(game, other, 'stopped'),
    )
  },
  answer: true,
})

/** Stopped cards are no obstacle to what is done with the others. */
const noObstacle = denial('2eS-stopped-01', hinder, false)

const stayBehind = presumption({
  ruling: 'stopped personnel are not carried along',
  asked: permission,
  of: ['be carried'],
  applies: ({ card }, game) => isStopped(game, card, 'personnel'),
  answer: false,
})

/** Stopped personnel aboard go where their ship goes. */
const carriedAlong = denial('2eS-stopped-07', stayBehind, true)

const equipmentGoesAlong = presumption({
  ruling: 'equipment is stopped with the whole group',
  asked: stopsWith,
  applies: ({ card, cause }, game) => cause !== 'selected' && game.facts(card).type === 'equipment',
  answer: true,
})

/** Equipment is never stopped. */
const neverEquipment = rule({
  ruling: '2eS-stopped-20',
  asked: stopsWith,
  applies: ({ card }, game) => game.facts(card).type === 'equipment',
  answer: false,
  exceptionTo: [equipmentGoesAlong],
})

const endsWithTheTurn = custom({
  ruling: 'custom-stopped-01',
  beside: ['rulebook'],
  asked: endsWithTurn,
  applies: ({ condition, lasting }) => condition === 'stopped' && !lasting,
  answer: true,
})

export const secondEditionStopped = [
  hinder,
  noObstacle,
  ignoredOnThePlanet,
  facesNothingAboard,
  attemptsNothingAlone,
  personnelMayNot('2eS-stopped-06', 'staff'),
  stayBehind,
  carriedAlong,
  personnelMayNot('2eS-stopped-08', 'use text', 'keep text in force'),
  personnelMayNot('2eS-stopped-09', 'use attributes'),
  personnelMayNot('2eS-stopped-10', 'use icons'),
  personnelMayNot('2eS-stopped-11', 'use skills', ...characteristics),
  stoppedShip,
  outOfPlay,
  stillUnique,
  untouched('2eS-stopped-16', 'personnel'),
  untouched('2eS-stopped-17', 'ship'),
  equipmentGoesAlong,
  neverEquipment,
  endsWithTheTurn,
]
