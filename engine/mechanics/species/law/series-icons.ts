import { inPlay } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { custom, denial, presumption } from '../../../kernel/rule.ts'
import { haveOneInCommon, withItsOwn } from '../../compatibility/law/current.ts'
import { affiliationsGoTogether } from '../../compatibility/questions.ts'
import { mayBePlayedBesideOthers } from '../../reporting/questions.ts'

const hasIcon = (game: Game, card: CardId, icon: string): boolean => !!game.facts(card).icons?.includes(icon)

const ofOneSeries = presumption({
  ruling: 'cards with the icon of one series go together',
  asked: affiliationsGoTogether,
  applies: (pair, game) => !haveOneInCommon(pair) && !!pair.of?.every(card => hasIcon(game, card, 'deep space 9')),
  answer: true,
  exceptionTo: [withItsOwn],
})

/** The icon of the series lets nobody go together. */
const seriesIconDoesNothing = denial('cr14-deep-space-9-icon-02', ofOneSeries, false)

/** Where no document at hand limits what a player has in play. */
export const besideOthers = custom({
  ruling: 'custom-species-10',
  asked: mayBePlayedBesideOthers,
  applies: () => true,
  answer: true,
  beside: ['faq1996', 'glossary', 'rulebook'],
})

const oneReactorCore = presumption({
  ruling: 'a player has one card with the icon in play',
  asked: mayBePlayedBesideOthers,
  applies: ({ card, player }, game) =>
    hasIcon(game, card, 'reactor core') &&
    game.state.cards.some(
      other => other.controller === player && inPlay(other) && hasIcon(game, other.id, 'reactor core'),
    ),
  answer: false,
  exceptionTo: [besideOthers],
})

/** The reactor core limits nothing. */
const reactorCoreDoesNothing = denial('cr14-reactor-core-icon-02', oneReactorCore, true)

export const seriesIcons = [ofOneSeries, seriesIconDoesNothing, oneReactorCore, reactorCoreDoesNothing]
