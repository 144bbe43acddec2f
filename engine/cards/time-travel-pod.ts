import type { Flow } from '../kernel/flow.ts'
import { malformed } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Context } from '../text/selector.ts'
import type { EffectOf } from '../text/text.ts'
import { intoHand } from './shared/earned-artifacts.ts'

export interface AddedOnMissionText {
  /** It counts among what those of its player have who attempt it. */
  readonly counts?: true
}

export interface AddedEffectWords {
  /** The player announces after how many turns, no more than that, the card is to leave play. @alone, for no other card has its own countdown announced */
  'announce the return': { readonly upTo: number }
}

export const card: Card = {
  title: 'Time Travel Pod',
  print: { lies: ['planet', 'space', 'spaceline'] },
  faq1996: {
    hides: true,
    plays: [
      {
        ruling: 'faq96-312-investigate-time-continuum-01',
        answers: { to: 'before solving' },
        on: { name: 'Investigate Time Continuum' },
        stays: true,
      },
      {
        ruling: 'custom-cards-512',
        as: 'interrupt',
        on: { type: 'ship' },
        stays: true,
        effects: [
          { do: 'announce the return', upTo: 5 },
          { do: 'place', who: 'this', on: 'mission' },
          { do: 'place', who: 'target', on: 'this' },
        ],
      },
    ],
    onMission: { counts: true },
    timed: [
      { ruling: 'custom-cards-513', ...intoHand },
      {
        ruling: 'faq96-312-investigate-time-continuum-02',
        at: 'solved',
        effects: [{ do: 'discard', who: 'this' }],
      },
      {
        ruling: 'custom-cards-512',
        at: 'expires',
        effects: [{ do: 'relocate', who: { cardsOn: 'this' }, to: 'mission' }],
      },
    ],
  },
}

function* announce(game: Game, { upTo }: EffectOf<'announce the return'>, { you: who, this: by }: Context): Flow {
  const given = yield {
    who,
    kind: 'number',
    min: 1,
    max: upTo,
    by,
    check: answer => {
      if (!('number' in answer) || answer.number < 1 || answer.number > upTo)
        malformed('not-a-choice', `It returns after 1 to ${upTo} turns`, [by], 'answer')
    },
  }
  if ('number' in given) game.change(by, { count: { countdown: given.number } })
}

export const effects: EffectHandlers<'announce the return'> = { 'announce the return': announce }
