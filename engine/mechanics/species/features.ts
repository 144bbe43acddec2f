import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { Features } from '../../text/match.ts'
import { affiliationsOf } from '../compatibility/affiliations.ts'
import { countsInPart, iconMeans, isOfGender, type Meaning, wordMeans } from './questions.ts'
import { isOf, speciesOf } from './species.ts'

/** What this room adds to the features of cards. */
export const features: Features<'species' | 'gender' | 'word' | 'sign'> = {
  species: (game, id, { species }) => isOf(game, game.facts(id), species!),
  gender: (game, id, { gender }) => game.decide(isOfGender, { printed: game.facts(id), gender: gender! }),
  word: (game, id, { word }) => isMeant(game, id, word!.name, game.decide(wordMeans, { context: word!.context })),
  sign: (game, id, { sign }) => isMeant(game, id, sign!, game.decide(iconMeans, {})),
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
