import { can } from '../board/can.ts'
import { isPersonnel } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { levelOf } from '../mechanics/skills/level.ts'
import { isATypeAskedFor, standsInForAType } from '../questions/artifacts/questions.ts'
import { countsForBothTypes } from '../questions/artifacts/settled.ts'
import type { Card } from '../text/card.ts'
import { matches } from '../text/match.ts'
import type { Requirements } from '../text/requirement.ts'
import { intoHand } from './shared/earned-artifacts.ts'

export interface AddedRequirementForms {
  /** Somebody of every type of personnel is among them. */
  everyType: { readonly everyType: true }
}

export const card: Card = {
  title: 'Kurlan Naiskos',
  print: 'whole',
  faq1996: {
    timed: [intoHand],
    plays: [{ as: 'event', on: { type: 'ship' }, stays: true }],
    standing: [
      {
        ruling: 'faq96-33-kurlan-naiskos-04',
        affects: 'host',
        multiply: { range: 3, weapons: 3, shields: 3 },
        if: { everyType: true },
        together: { ruling: 'custom-cards-02' },
      },
    ],
  },
  glossary: {
    timed: [{ at: 'earned', effects: [{ do: 'take into hand', who: 'this' }] }],
    plays: [{ on: { type: 'ship' }, stays: true }],
    standing: [
      {
        affects: 'host',
        multiply: { range: 3, weapons: 3, shields: 3 },
        if: { everyType: true },
        together: { ruling: 'custom-cards-02' },
      },
    ],
  },
}

const types = ['OFFICER', 'ENGINEER', 'SCIENCE', 'MEDICAL', 'SECURITY', 'V.I.P.', 'CIVILIAN', 'ANIMAL'] as const

/** Is somebody of every type of personnel among them? */
function hasEveryType(game: Game, pool: readonly CardId[]): boolean {
  const people = pool.filter(id => isPersonnel(game, id))
  const needed = types.filter(type => game.decide(isATypeAskedFor, { type }))
  if (!game.decide(countsForBothTypes, { types: needed })) return seated(game, needed, people)
  return needed.every(type => people.some(id => isOf(game, id, type)))
}

/** Can each type be had from another one of them? */
function seated(game: Game, [first, ...rest]: readonly string[], people: readonly CardId[]): boolean {
  if (first === undefined) return true
  return people.some(
    id =>
      isOf(game, id, first) &&
      seated(
        game,
        rest,
        people.filter(other => other !== id),
      ),
  )
}

function isOf(game: Game, id: CardId, type: string): boolean {
  if (matches(game, id, { classification: type }, game.card(id).controller, true)) return true
  if (levelOf(game, id, type) > 0 && can(game, id, 'use skills')) return true
  return game.decide(standsInForAType, { card: id, type })
}

export const requirements: Requirements<'everyType'> = {
  everyType: (game, _, { pool }) => hasEveryType(game, pool),
}
