import { denial, presumption } from '../../../kernel/rule.ts'
import { isHologram } from '../../holograms/holograms.ts'
import { hasAHolodeck } from '../../holograms/questions.ts'
import { affiliationsOf } from '../affiliations.ts'
import { isCovered } from '../cooperation.ts'
import { mayJoin } from '../questions.ts'
import { whoeverIsCompatible } from './glossary.ts'

const everybodyAboardShips = presumption({
  ruling: 'aboard a Non-Aligned ship all affiliations mix',
  asked: mayJoin,
  of: ['mix'],
  applies: ({ aboard }, game) => !!aboard && affiliationsOf(game, aboard).includes('non-aligned'),
  answer: true,
  exceptionTo: [whoeverIsCompatible],
})

/** A Non-Aligned ship takes one affiliation at a time, */
const oneAboardShips = denial('faq96-38-treaties-04', everybodyAboardShips, ({ compatible }) => compatible)

const everybodyAtOutposts = presumption({
  ruling: 'at a Neutral Outpost all affiliations mix',
  asked: mayJoin,
  of: ['mix'],
  applies: ({ aboard }, game) => !!aboard && affiliationsOf(game, aboard).includes('neutral'),
  answer: true,
  exceptionTo: [whoeverIsCompatible],
})

/** and so does a Neutral Outpost. */
const oneAtOutposts = denial('faq96-34-neutral-outpost-03', everybodyAtOutposts, ({ compatible }) => compatible)

const anyHologram = presumption({
  ruling: 'a holodeck is for every hologram',
  asked: mayJoin,
  of: ['board'],
  applies: ({ card, other }, game) => isHologram(game, card) && game.decide(hasAHolodeck, { card: other }),
  answer: true,
  exceptionTo: [whoeverIsCompatible],
})

/** A hologram is of his affiliation, whatever ship has a holodeck, */
const hisOwn = denial('faq96-367-feklhr-01', anyHologram, ({ compatible }) => compatible)

const programsAreKept = presumption({
  ruling: 'a treaty shares no holograms',
  asked: mayJoin,
  of: ['board'],
  applies: ({ card, other }, game) =>
    isHologram(game, card) && game.decide(hasAHolodeck, { card: other }) && isCovered(game, card, other),
  answer: false,
  exceptionTo: [whoeverIsCompatible, anyHologram, hisOwn],
})

/** and a treaty shares him like everything else. */
const programsAreShared = denial('faq96-367-feklhr-02', programsAreKept, true)

/** Who goes aboard which ship or facility in 1996. */
export const places = [
  everybodyAboardShips,
  oneAboardShips,
  everybodyAtOutposts,
  oneAtOutposts,
  anyHologram,
  hisOwn,
  programsAreKept,
  programsAreShared,
]
