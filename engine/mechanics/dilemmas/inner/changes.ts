import { can } from '../../../board/can.ts'
import { inPlay, locationOf } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Language } from '../../../kernel/language.ts'
import { isMultiplied } from '../../../questions/dilemmas/requirements.ts'
import { cardsThatMaySay } from '../../../text/cards-with.ts'
import { matches } from '../../../text/match.ts'
import type { Context } from '../../../text/selector.ts'
import { speaksTo } from '../../../text/you.ts'
import type { DilemmaChange } from './change-text.ts'

type Part = 'requirements' | 'results' | 'points'

const altering = cardsThatMaySay(text => text.alters)

/** What cards in play, and cards played on it, change of the dilemma. */
export function changesOf(game: Game, dilemma: CardId): readonly DilemmaChange[] {
  return [...standingChanges(game, dilemma), ...changesForTheTurn(game, dilemma)]
}

/** What has been changed of the whole dilemma by a text that was used. */
const changesForTheTurn = (game: Game, dilemma: CardId): readonly DilemmaChange[] =>
  game.state.modifiers.flatMap(({ card, attribute, multiply }) =>
    card === dilemma && attribute === 'dilemma' && multiply ? [{ dilemma: {}, of: 'dilemma', multiply }] : [],
  )

/** Has the dilemma been changed so while it is being met? */
export const isChangedNow = (game: Game, dilemma: CardId): boolean => changesForTheTurn(game, dilemma).length > 0

function standingChanges(game: Game, dilemma: CardId): readonly DilemmaChange[] {
  return altering(game)
    .filter(inPlay)
    .flatMap(({ id }) =>
      (game.text(id).alters ?? []).filter(change => {
        if (!isAbout(game, id, dilemma, change)) return false
        game.credit(change)
        return true
      }),
    )
}

function isAbout(game: Game, by: CardId, dilemma: CardId, { here, named, dilemma: like, ...clause }: DilemmaChange) {
  if (!game.inForce(clause) || by === dilemma || !matches(game, dilemma, like, speaksTo(game, by))) return false
  if (named && game.card(by).named !== named) return false
  return (!here || isHere(game, by, dilemma)) && can(game, by, 'keep text in force')
}

/** Is the dilemma that is being met under the location of the card? */
const isHere = (game: Game, by: CardId, dilemma: CardId): boolean =>
  locationOf(game, by) === (isMetNow(game, dilemma) ? game.underway.encounter?.at : locationOf(game, dilemma))

const isMetNow = (game: Game, dilemma: CardId): boolean => game.underway.encounter?.dilemma === dilemma

/** How many times over this part of the dilemma counts. */
export function factorOf(game: Game, dilemma: CardId, part: Part): number {
  const standing = changesOf(game, dilemma).flatMap(({ of, multiply }) =>
    of !== 'requirements' && multiply ? [{ said: of, multiply }] : [],
  )
  const played = game.state.modifiers.flatMap(({ card, attribute, multiply }) =>
    card === dilemma && attribute === 'effects' && multiply ? [{ said: 'effects', multiply } as const] : [],
  )
  return [...standing, ...played].reduce(
    (n, { said, multiply }) => (game.decide(isMultiplied, { dilemma, said, part }) ? n * multiply : n),
    1,
  )
}

/** The results of a dilemma that is being met may count several times over. */
const factorOfResults = (game: Game, { this: dilemma }: Context): number =>
  isMetNow(game, dilemma) ? factorOf(game, dilemma, 'results') : 1

export const factors: Language['factors'] = [factorOfResults]
