import { record } from '../board/history.ts'
import type { CardId, PlayerName } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { waits } from '../mechanics/dilemmas/first-dilemma.ts'
import { isTheInitialAttempt } from '../questions/missions/beginning.ts'
import { mayPrepareTheOpponent } from '../questions/missions/settled.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Features } from '../text/match.ts'
import type { Requirement } from '../text/text.ts'

export interface AddedFilter {
  /** The attempt that the player is about to make is the initial one. */
  readonly initial?: true
  /** It, or its crew, is about to attempt a mission. */
  readonly aboutToAttempt?: true
}

export interface AddedEffectWords {
  /** The first dilemma that the player's attempt meets is discarded. */
  'discard the first dilemma': object
}

const allDepartments: Requirement = {
  all: ['OFFICER', 'ENGINEER', 'MEDICAL', 'SCIENCE', 'SECURITY'].map(skill => ({ skill })),
}

export const card: Card = {
  title: 'Senior Staff Meeting',
  print: 'whole',
  /** It may be played on the opponent's ship, too, as the FAQ of 1996 answers. */
  faq1996: {
    plays: [
      {
        answers: { to: 'before an attempt', what: { type: 'mission', kind: 'space', initial: true } },
        on: { type: 'ship', aboutToAttempt: true, crewMeets: allDepartments },
        effects: [{ do: 'discard the first dilemma' }],
      },
    ],
  },
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-416',
        answers: { to: 'before an attempt', what: { type: 'mission', kind: 'space', initial: true } },
        on: { type: 'ship', whose: 'yours', aboutToAttempt: true, crewMeets: allDepartments },
        effects: [{ do: 'discard the first dilemma' }],
      },
    ],
  },
}

function whoAttempts(game: Game): PlayerName | undefined {
  const [ship] = game.underway.aboutToAttempt ?? []
  return ship === undefined ? undefined : game.card(ship).controller
}

/** From now on a text waits for the first dilemma of the player's attempt, to discard it. */
function waitForFirst(game: Game, player: PlayerName, by: CardId): void {
  record(game, player, waits, by)
}

export const features: Features<'initial' | 'aboutToAttempt'> = {
  initial: (game, id, _, you) => game.decide(isTheInitialAttempt, { mission: id, player: whoAttempts(game) ?? you }),
  aboutToAttempt: (game, id, _, you) =>
    !!game.underway.aboutToAttempt?.includes(id) &&
    (game.card(id).controller === you || game.decide(mayPrepareTheOpponent, { ship: id, player: you })),
}

export const effects: EffectHandlers<'discard the first dilemma'> = {
  'discard the first dilemma'(game, _, context) {
    waitForFirst(game, whoAttempts(game) ?? context.you, context.this)
  },
}
