import { denial, presumption, type Rule, rule } from '../../../kernel/rule.ts'
import { unlessACardAllows } from '../../draws-and-discards/law/looking.ts'
import {
  mayBeFetched,
  mayBeSearched,
  mayLookThrough,
  mustBeReshuffled,
  namesTheTargetFirst,
  searchesAllPlaces,
} from '../questions.ts'
import { mayVerify } from '../verification.ts'
import type { DownloadSource } from '../words.ts'

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

/** A text may name another place, or the only one. */
const namedSource = rule({
  ruling: '1eD-downloading-15',
  asked: mayBeSearched,
  applies: ({ named }) => named,
  answer: true,
})

const oneSource = presumption({
  ruling: 'one place is searched',
  asked: searchesAllPlaces,
  applies: () => true,
  answer: false,
})

/** Any of the places may be searched, or all. */
const anyOrAll = denial('1eD-downloading-05', oneSource, true)

const namedFirst = presumption({
  ruling: 'a player says what he looks for',
  asked: namesTheTargetFirst,
  applies: () => true,
  answer: true,
})

/** He chooses after the search. */
const afterTheSearch = denial('1eD-downloading-06', namedFirst, false)

/** An artifact is fetched by a text that speaks of artifacts, or names this one. */
const artifacts = rule({
  ruling: '1eD-downloading-13',
  asked: mayBeFetched,
  applies: ({ card }, game) => game.facts(card).type === 'artifact',
  answer: ({ download: { text } }) => !!text.artifacts || text.where.name !== undefined,
})

/** A draw deck that somebody looked through is shuffled. */
const shuffledDeck = rule({
  ruling: '1eD-downloading-37',
  asked: mustBeReshuffled,
  applies: ({ pile }) => pile === 'deck',
  answer: true,
})

/** So is a side deck. */
const shuffledSideDeck = rule({
  ruling: '1eD-downloading-38',
  asked: mustBeReshuffled,
  applies: ({ pile }) => pile !== 'deck',
  answer: true,
})

/** Whoever is told that a demanded card cannot be had may look for himself. */
const verified = rule({
  ruling: '1eD-downloading-29',
  asked: mayLookThrough,
  applies: ({ player, place, holder }, game) => mayVerify(game, player, place, holder),
  answer: true,
  exceptionTo: [unlessACardAllows],
})

export const searching = [
  ...placesSearched,
  namedSource,
  oneSource,
  anyOrAll,
  namedFirst,
  afterTheSearch,
  artifacts,
  shuffledDeck,
  shuffledSideDeck,
  verified,
]
