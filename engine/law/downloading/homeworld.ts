import { individualsOf } from '../../board/individuals.ts'
import { crewOf, locationOf } from '../../board/places.ts'
import type { Game } from '../../kernel/game.ts'
import { against, denial, presumption, rule } from '../../kernel/rule.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import { mayBeFetched } from '../../questions/downloading/questions.ts'
import { type HomeworldAttack, isAnAttackOnAHomeworld } from '../../questions/suspends-play/questions.ts'
import { matches } from '../../text/match.ts'

const homeOf = (game: Game, { attacked }: HomeworldAttack): readonly string[] => {
  const at = locationOf(game, attacked)
  return (at && game.text(at).homeworldOf) || []
}

const matching = (game: Game, about: HomeworldAttack, card: string): boolean =>
  affiliationsOf(game, card).some(a => homeOf(game, about).includes(a))

const crewCounts = presumption({
  ruling: 'a ship counts as what its crew is',
  asked: isAnAttackOnAHomeworld,
  answer: (about, game) =>
    [about.attacked, ...crewOf(game, about.attacked, game.card(about.attacked).controller)].some(id =>
      matching(game, about, id),
    ),
})

/** What was attacked must match the homeworld itself, whoever is aboard. */
const cardItself = denial('1eD-defend-homeworld-08', crewCounts, (about, game) => matching(game, about, about.attacked))

const isMirror = (game: Game, id: string): boolean => !!game.facts(id).icons?.includes('mirror universe')

/** When an attack is one on a homeworld, and whom its defender may call. */
export const glossaryHomeworld = [
  crewCounts,
  cardItself,
  // It must be of the universe of the homeworld.
  rule({
    ruling: '1eD-defend-homeworld-09',
    asked: isAnAttackOnAHomeworld,
    applies: ({ attacked }, game) => {
      const at = locationOf(game, attacked)
      return at !== undefined && (game.facts(at).quadrant === 'mirror') !== isMirror(game, attacked)
    },
    answer: false,
    exceptionTo: [cardItself, crewCounts],
  }),
  // The opponent must attack, with ships or personnel of his.
  rule({
    ruling: '1eD-defend-homeworld-12',
    asked: isAnAttackOnAHomeworld,
    applies: ({ attackers, attacked, by }, game) =>
      by === game.card(attacked).controller ||
      !attackers.some(id => ['ship', 'personnel'].includes(game.facts(id).type)),
    answer: false,
    exceptionTo: [cardItself, crewCounts],
  }),
  // One of the two is enough.
  against('1eD-dual-personnel-card-32', mayBeFetched, true, {
    not: 'a card with two individuals is fetched if both are what the text asks for',
    applies: ({ card }, game) => individualsOf(game, card).length > 1,
    mistaken: ({ card, download: { text, player } }, game) =>
      individualsOf(game, card).every(one => matches(game, one, text.where, player)),
  }),
]
