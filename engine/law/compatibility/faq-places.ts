import { against, denial, presumption } from '../../kernel/rule.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import { isCovered } from '../../mechanics/compatibility/cooperation.ts'
import { isHologram } from '../../mechanics/holograms/holograms.ts'
import { mayJoin } from '../../questions/compatibility/questions.ts'
import { hasAHolodeck } from '../../questions/holograms/questions.ts'
import { whoeverIsCompatible } from './glossary.ts'

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

/** Who goes aboard which ship or facility in 1996. */
export const places = [
  // A Non-Aligned ship takes one affiliation at a time,
  against('faq96-38-treaties-04', mayJoin, ({ compatible }) => compatible, {
    not: 'aboard a Non-Aligned ship all affiliations mix',
    of: ['mix'],
    applies: ({ aboard }, game) => !!aboard && affiliationsOf(game, aboard).includes('non-aligned'),
    exceptionTo: [whoeverIsCompatible],
    mistaken: true,
  }),
  // and so does a Neutral Outpost.
  against('faq96-34-neutral-outpost-03', mayJoin, ({ compatible }) => compatible, {
    not: 'at a Neutral Outpost all affiliations mix',
    of: ['mix'],
    applies: ({ aboard }, game) => !!aboard && affiliationsOf(game, aboard).includes('neutral'),
    exceptionTo: [whoeverIsCompatible],
    mistaken: true,
  }),
  anyHologram,
  hisOwn,
  // and a treaty shares him like everything else.
  against('faq96-367-feklhr-02', mayJoin, true, {
    not: 'a treaty shares no holograms',
    of: ['board'],
    applies: ({ card, other }, game) =>
      isHologram(game, card) && game.decide(hasAHolodeck, { card: other }) && isCovered(game, card, other),
    exceptionTo: [whoeverIsCompatible, anyHologram, hisOwn],
  }),
]
