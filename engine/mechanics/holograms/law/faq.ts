import { permission } from '../../../board/questions.ts'
import type { Capability } from '../../../kernel/capability.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { isHologram } from '../holograms.ts'
import { isProjected, ownProjectors } from '../projected.ts'
import {
  hasAHolodeck,
  isActivatedAgain,
  isDeactivatedWhenKilled,
  isDeactivatedWhenParted,
  mayBeamByThemselves,
  mayStaffByThemselves,
  projectsAboard,
  projectsWithoutAShip,
} from '../questions.ts'

/** A hologram that is killed is only deactivated. */
const onlyDeactivated = rule({
  ruling: 'faq96-367-holographic-red-shirts-01',
  asked: isDeactivatedWhenKilled,
  applies: () => true,
  answer: true,
})

/** It is activated again in the next turn of its player. */
const activatedAgain = rule({
  ruling: 'faq96-367-dilemmas-06',
  asked: isActivatedAgain,
  applies: ({ card, turnOf }, game) => game.card(card).controller === turnOf,
  answer: true,
})

/** Parted from its ship, or from where that is, it is back there, and deactivated. */
const sentBack = rule({
  ruling: 'faq96-367-dilemmas-07',
  asked: isDeactivatedWhenParted,
  applies: ({ how }) => how !== 'lost',
  answer: true,
})

const notLost = presumption({
  ruling: 'a hologram is not lost, but deactivated',
  asked: isDeactivatedWhenParted,
  applies: ({ how }) => how === 'lost',
  answer: true,
})

/** While its ship is there it is lost like anybody else. */
const lostLikeAnybody = denial('faq96-367-thine-own-self-01', notLost, false)

/** What a hologram does nothing of where nothing generates it; it may still be carried about. */
const uses = [
  'battle',
  'staff',
  'attempt',
  'operate transporters',
  'use skills',
  'trigger',
  'overcome',
  'cure',
] as const satisfies readonly Capability[]

/** It is of use only where a card in play generates it. */
const needsACard = rule({
  ruling: 'faq96-367-holographic-red-shirts-03',
  asked: permission,
  of: uses,
  applies: ({ card }, game) => isHologram(game, card) && !isProjected(game, card),
  answer: false,
})

const holodecksEverywhere = presumption({
  ruling: 'an outpost has a holodeck',
  asked: hasAHolodeck,
  applies: ({ card }, game) => game.facts(card).type === 'facility',
  answer: true,
})

/** An outpost has none, unless its card says so. */
const noHolodeck = denial(
  'faq96-34-holodecks-01',
  holodecksEverywhere,
  ({ card }, game) => !!game.facts(card).keywords?.includes('Holodeck'),
)

const anyVessel = presumption({
  ruling: 'an outpost is as good as a ship for Holo-Projectors',
  asked: projectsAboard,
  applies: () => true,
  answer: true,
})

/** An outpost is no ship. */
const noShip = denial('faq96-367-holo-projection-from-an-outpost-01', anyVessel, false)

const fromAShip = presumption({
  ruling: 'holograms are projected from a ship',
  asked: projectsWithoutAShip,
  applies: () => true,
  answer: false,
})

/** From an outpost they are projected onto the planet as well. */
const fromAnOutpost = denial('faq96-367-holo-projection-from-an-outpost-02', fromAShip, true)

const noCrew = presumption({
  ruling: 'holograms are no crew',
  asked: mayStaffByThemselves,
  applies: () => true,
  answer: false,
})

/** Holograms alone staff a ship. */
const crew = denial('faq96-367-holographic-staff-01', noCrew, true)

const noButton = presumption({
  ruling: 'no hologram pushes a button',
  asked: mayBeamByThemselves,
  applies: () => true,
  answer: false,
})

/** They beam themselves down, if their player has what projects them there. */
const pushTheButton = denial(
  'faq96-367-lone-holographic-personnel-01',
  noButton,
  ({ player }, game) => ownProjectors(game, player).length > 0,
)

export const faqHolograms = [
  onlyDeactivated,
  activatedAgain,
  sentBack,
  notLost,
  lostLikeAnybody,
  needsACard,
  holodecksEverywhere,
  noHolodeck,
  anyVessel,
  noShip,
  fromAShip,
  fromAnOutpost,
  noCrew,
  crew,
  noButton,
  pushTheButton,
]
