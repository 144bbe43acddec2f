import { inPlay, isPersonnel, presentWith } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { Features } from '../../text/match.ts'
import { isNewSpecies, isOfClass, onlyOfItsSpecies } from './questions.ts'
import { speciesOf, speciesShown } from './species.ts'

/** What this room adds to the features of cards. */
export const features: Features<'species' | 'class' | 'exceptClass' | 'onlyOfItsSpecies' | 'newSpecies'> = {
  species: (game, id, { species }) =>
    speciesOf(game, game.facts(id)).some(one => one.toLowerCase() === species!.toLowerCase()),
  class: (game, id, { class: name = '', exceptClass: except }) => {
    const printed = game.facts(id)
    if (printed.type !== 'ship') return printed.class === name
    return game.decide(isOfClass, { printed, class: name, ...(except ? { except } : {}) })
  },
  exceptClass: () => true,
  onlyOfItsSpecies: (game, id) =>
    game.decide(onlyOfItsSpecies, {
      own: speciesShown(game, id),
      others: shownBy(
        game,
        presentWith(game, id).filter(one => one !== id),
      ),
    }),
  newSpecies: (game, id, _, you) =>
    game.decide(isNewSpecies, { own: speciesShown(game, id), others: shownBy(game, ownInPlay(game, you)) }),
}

const shownBy = (game: Game, cards: readonly CardId[]): readonly string[] =>
  cards.filter(id => isPersonnel(game, id)).flatMap(id => speciesShown(game, id))

const ownInPlay = (game: Game, player: PlayerName): readonly CardId[] =>
  game.state.cards.filter(card => card.controller === player && inPlay(card)).map(card => card.id)
