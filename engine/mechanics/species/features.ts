import { presentWith } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { isOfClass, isOfGender, type Meaning, onlyOfItsSpecies, wordMeans } from '../../questions/species/questions.ts'
import { countsInPart, iconMeans } from '../../questions/species/settled.ts'
import type { Features } from '../../text/match.ts'
import { affiliationsOf } from '../compatibility/affiliations.ts'
import { isOf, speciesOf, speciesShown } from './species.ts'

type Own = 'species' | 'gender' | 'word' | 'sign' | 'class' | 'onlyOfItsSpecies'

/** What this room adds to the features of cards. */
export const features: Features<Own> = {
  species: (game, id, { species }) => isOf(game, game.facts(id), species!),
  gender: (game, id, { gender }) => game.decide(isOfGender, { printed: game.facts(id), gender: gender!, card: id }),
  word: (game, id, { word }) => isMeant(game, id, word!.name, game.decide(wordMeans, { context: word!.context })),
  sign: (game, id, { sign }) => isMeant(game, id, sign!, game.decide(iconMeans, {})),
  class: (game, id, { class: meant = '' }) => {
    const { name, except } = typeof meant === 'object' ? meant : { name: meant }
    const printed = game.facts(id)
    if (printed.type !== 'ship') return printed.class === name
    return game.decide(isOfClass, { printed, class: name, ...(except ? { except } : {}) })
  },
  onlyOfItsSpecies: (game, id) => {
    const others = presentWith(game, id).filter(one => one !== id)
    return game.decide(onlyOfItsSpecies, { own: speciesShown(game, id), others: shownBy(game, others) })
  },
}

function isMeant(game: Game, id: CardId, name: string, meant: Meaning): boolean {
  if (meant === 'affiliation') return affiliationsOf(game, id).includes(name.toLowerCase())
  return meant === 'species' && countsAs(game, id, name)
}

function countsAs(game: Game, id: CardId, species: string): boolean {
  const printed = game.facts(id)
  if (!isOf(game, printed, species)) return false
  return speciesOf(game, printed).length === 1 || game.decide(countsInPart, { printed, species })
}

const shownBy = (game: Game, cards: readonly CardId[]): readonly string[] => cards.flatMap(id => speciesShown(game, id))
