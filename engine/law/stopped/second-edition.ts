import { is } from '../../board/can.ts'
import { crewOf, presentWith } from '../../board/places.ts'
import { permission } from '../../board/questions.ts'
import type { CardId } from '../../board/state.ts'
import type { Capability } from '../../kernel/capability.ts'
import type { Game } from '../../kernel/game.ts'
import { against, custom, presumption, type Rule, rule } from '../../kernel/rule.ts'
import { endsWithTurn, hinders, stopsWith } from '../../questions/stopped/questions.ts'

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

const equipmentGoesAlong = presumption({
  ruling: 'equipment is stopped with the whole group',
  asked: stopsWith,
  applies: ({ card, cause }, game) => cause !== 'selected' && game.facts(card).type === 'equipment',
  answer: true,
})

export const secondEditionStopped = [
  // Stopped cards are no obstacle to what is done with the others.
  against('2eS-stopped-01', hinders, false, {
    not: 'stopped cards stand in the way of the others',
    applies: ({ card }, game) => {
      const { controller } = game.card(card)
      return presentWith(game, card).some(
        other => game.card(other).controller === controller && is(game, other, 'stopped'),
      )
    },
  }),
  // Stopped personnel on the planet are ignored in an attempt; of those aboard a ship the document says nothing.
  rule({
    ruling: '2eS-stopped-05',
    asked: permission,
    applies: ({ card, to }, game) =>
      to === 'attempt' && isStopped(game, card, 'personnel') && game.card(card).place === 'planet',
    answer: false,
  }),
  // Aboard a ship that attempts a mission in space, the unstopped alone face the dilemmas.
  custom({
    ruling: 'custom-stopped-04',
    asked: permission,
    of: ['face dilemmas'],
    applies: ({ card }, game) => isStopped(game, card, 'personnel') && game.card(card).place === 'aboard',
    answer: false,
  }),
  // A crew of stopped personnel alone attempts nothing.
  custom({
    ruling: 'custom-stopped-05',
    asked: permission,
    applies: ({ card, to }, game) => {
      const { place, holder, controller } = game.card(card)
      const isAlone = () => crewOf(game, holder!, controller).every(id => is(game, id, 'stopped'))
      return to === 'attempt' && isStopped(game, card, 'personnel') && place === 'aboard' && isAlone()
    },
    answer: false,
  }),
  // Stopped personnel are not beamed.
  custom({
    ruling: 'custom-stopped-21',
    asked: permission,
    of: ['beam'],
    applies: ({ card }, game) => isStopped(game, card, 'personnel'),
    answer: false,
  }),
  personnelMayNot('2eS-stopped-06', 'staff'),
  // Stopped personnel aboard go where their ship goes.
  against('2eS-stopped-07', permission, true, {
    not: 'stopped personnel are not carried along',
    of: ['be carried'],
    applies: ({ card }, game) => isStopped(game, card, 'personnel'),
  }),
  personnelMayNot('2eS-stopped-08', 'use text', 'keep text in force'),
  personnelMayNot('2eS-stopped-09', 'use attributes'),
  personnelMayNot('2eS-stopped-10', 'use icons'),
  personnelMayNot('2eS-stopped-11', 'use skills', ...characteristics),
  // Nothing that a stopped ship has may be used.
  rule({
    ruling: '2eS-stopped-12',
    asked: permission,
    of: usesOfShips,
    applies: ({ card }, game) => isStopped(game, card, 'ship'),
    answer: false,
  }),
  // A stopped unique card still keeps a second copy out.
  against('2eS-stopped-13', permission, true, {
    not: 'a stopped card does not keep a second copy out',
    applies: ({ card, to }, game) => to === 'count for uniqueness' && is(game, card, 'stopped'),
  }),
  untouched('2eS-stopped-16', 'personnel'),
  untouched('2eS-stopped-17', 'ship'),
  equipmentGoesAlong,
  // Equipment is never stopped.
  rule({
    ruling: '2eS-stopped-20',
    asked: stopsWith,
    applies: ({ card }, game) => game.facts(card).type === 'equipment',
    answer: false,
    exceptionTo: [equipmentGoesAlong],
  }),
  custom({
    ruling: 'custom-stopped-01',
    asked: endsWithTurn,
    applies: ({ condition, lasting }) => condition === 'stopped' && !lasting,
    answer: true,
  }),
]
