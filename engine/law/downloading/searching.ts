import { type Rule, rule } from '../../kernel/rule.ts'
import { mayVerify } from '../../mechanics/downloading/verification.ts'
import type { DownloadSource } from '../../mechanics/downloading/words.ts'
import { mayBeFetched, mayBeSearched, mayLookThrough, mustBeReshuffled } from '../../questions/downloading/questions.ts'
import { unlessACardAllows } from '../draws-and-discards/looking.ts'

/** A place that every download may search. */
function searched(ruling: string, source: DownloadSource): Rule<typeof mayBeSearched> {
  return rule({
    ruling,
    asked: mayBeSearched,
    applies: about => about.source === source,
    answer: ({ open }) => open,
  })
}

/** The places that every download may search. */
export const placesSearched = [
  searched('1eD-downloading-01', 'hand'),
  searched('1eD-downloading-02', 'deck'),
  searched('1eD-downloading-03', 'capsule'),
  searched('1eD-downloading-04', 'tent'),
]

export const searching = [
  ...placesSearched,
  // A text may name another place, or the only one.
  rule({
    ruling: '1eD-downloading-15',
    asked: mayBeSearched,
    applies: ({ named }) => named,
    answer: true,
  }),
  // An artifact is fetched by a text that speaks of artifacts, or names this one.
  rule({
    ruling: '1eD-downloading-13',
    asked: mayBeFetched,
    applies: ({ card }, game) => game.facts(card).type === 'artifact',
    answer: ({ download: { text } }) => !!text.artifacts || text.where.name !== undefined,
  }),
  // A draw deck that somebody looked through is shuffled.
  rule({
    ruling: '1eD-downloading-37',
    asked: mustBeReshuffled,
    applies: ({ pile }) => pile === 'deck',
    answer: true,
  }),
  // So is a side deck.
  rule({
    ruling: '1eD-downloading-38',
    asked: mustBeReshuffled,
    applies: ({ pile }) => pile !== 'deck',
    answer: true,
  }),
  // Whoever is told that a demanded card cannot be had may look for himself.
  rule({
    ruling: '1eD-downloading-29',
    asked: mayLookThrough,
    applies: ({ player, place, holder }, game) => mayVerify(game, player, place, holder),
    answer: true,
    exceptionTo: [unlessACardAllows],
  }),
]
