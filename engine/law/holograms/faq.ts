import { permission } from '../../board/questions.ts'
import type { Capability } from '../../kernel/capability.ts'
import { against, rule } from '../../kernel/rule.ts'
import { isHologram } from '../../mechanics/holograms/holograms.ts'
import { isProjected, ownProjectors } from '../../mechanics/holograms/projected.ts'
import {
  hasAHolodeck,
  isActivatedAgain,
  isDeactivatedWhenParted,
  mayBeamByThemselves,
} from '../../questions/holograms/questions.ts'

/** What a hologram does nothing of where nothing generates it; it may still be carried about. */
export const uses = [
  'battle',
  'staff',
  'attempt',
  'operate transporters',
  'use skills',
  'trigger',
  'overcome',
  'cure',
] as const satisfies readonly Capability[]

export const faqHolograms = [
  // It is activated again in the next turn of its player.
  rule({
    ruling: 'faq96-367-dilemmas-06',
    asked: isActivatedAgain,
    applies: ({ card, turnOf }, game) => game.card(card).controller === turnOf,
    answer: true,
  }),
  // Parted from its ship, or from where that is, it is back there, and deactivated.
  rule({
    ruling: 'faq96-367-dilemmas-07',
    asked: isDeactivatedWhenParted,
    applies: ({ how }) => how !== 'lost',
    answer: true,
  }),
  // While its ship is there it is lost like anybody else.
  against('faq96-367-thine-own-self-01', isDeactivatedWhenParted, false, {
    not: 'a hologram is not lost, but deactivated',
    applies: ({ how }) => how === 'lost',
  }),
  // It is of use only where a card in play generates it.
  rule({
    ruling: 'faq96-367-holographic-red-shirts-03',
    asked: permission,
    of: uses,
    applies: ({ card }, game) => isHologram(game, card) && !isProjected(game, card),
    answer: false,
  }),
  // An outpost has none, unless its card says so.
  against(
    'faq96-34-holodecks-01',
    hasAHolodeck,
    ({ card }, game) => !!game.facts(card).keywords?.includes('Holodeck'),
    {
      not: 'an outpost has a holodeck',
      applies: ({ card }, game) => game.facts(card).type === 'facility',
      mistaken: true,
    },
  ),
  // They beam themselves down, if their player has what projects them there.
  against(
    'faq96-367-lone-holographic-personnel-01',
    mayBeamByThemselves,
    ({ player }, game) => ownProjectors(game, player).length > 0,
    { not: 'no hologram pushes a button', mistaken: false },
  ),
]
