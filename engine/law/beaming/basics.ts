import { value } from '../../board/value.ts'
import { custom } from '../../kernel/rule.ts'
import { isVeiled } from '../../mechanics/cloaking/veiled.ts'
import { isOpenAtAStation, isOpenToBeaming, isShieldedFrom } from '../../questions/beaming/questions.ts'

/** What stops transporters. */
export const beamingBasics = [
  // Transporters do not reach through SHIELDS of the other player.
  custom({
    ruling: 'custom-beaming-20',
    asked: isShieldedFrom,
    applies: ({ vessel, player }, game) =>
      game.card(vessel).controller !== player && value(game, vessel, 'shields') > 0,
    answer: true,
  }),
  // In Second Edition nobody is beamed aboard a ship of the other player, or off it.
  custom({
    ruling: 'custom-beaming-23',
    asked: isShieldedFrom,
    applies: ({ vessel, player }, game) =>
      game.facts(vessel).type === 'ship' && game.card(vessel).controller !== player,
    answer: true,
  }),
  // At a Nor one walks: nobody is beamed aboard it, nor aboard or off a ship that is docked there.
  custom({
    ruling: 'custom-beaming-21',
    asked: isOpenAtAStation,
    applies: ({ isNor }) => isNor,
    answer: false,
  }),
  // Nobody is beamed aboard or off a ship that is cloaked or phased.
  custom({
    ruling: 'custom-beaming-22',
    asked: isOpenToBeaming,
    applies: ({ ship }, game) => isVeiled(game, ship),
    answer: false,
  }),
]
