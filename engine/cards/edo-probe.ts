import type { Card, Text } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Features } from '../text/match.ts'
import type { Effect } from '../text/text.ts'

export interface AddedFilter {
  /** Its player chose, or named, this word. */
  readonly named?: string
}

export interface AddedEffectWords {
  /** What the group is about, the mission attempt or the like, is over. */
  'end the attempt': object
}

const onceChosen = (word: string): Pick<Effect, 'among' | 'if'> => ({ among: 'this', if: { some: { named: word } } })

/** The choice that the probe offers, and the mission that is barred to who took `word`, its word for leaving. */
const leavingBy = (word: 'stop' | 'abandon'): Text => ({
  dilemma: {
    placedOn: 'mission',
    effects: [
      {
        do: 'choose',
        by: 'you',
        options: [
          { word, effects: [{ do: 'end the attempt' }] },
          { word: 'continue', effects: [] },
        ],
      },
    ],
  },
  standing: [
    {
      ruling: 'custom-cards-232',
      affects: 'host',
      forbids: 'attempt',
      if: { some: { name: 'Edo Probe', named: word } },
    },
  ],
})

export const card: Card = {
  title: 'Edo Probe',
  print: 'whole',
  faq1996: {
    ...leavingBy('stop'),
    timed: [
      {
        at: 'another solved',
        effects: [{ ruling: 'faq96-321-dilemmas-46', do: 'cure', who: 'this', ...onceChosen('stop') }],
      },
      {
        at: 'solved',
        effects: [{ ruling: 'faq96-321-dilemmas-47', do: 'cure', who: 'this', ...onceChosen('continue') }],
      },
      {
        at: 'turn ends',
        effects: [{ ruling: 'faq96-321-dilemmas-48', do: 'score', points: -10, box: true, ...onceChosen('continue') }],
      },
    ],
  },
  glossary: {
    ...leavingBy('abandon'),
    timed: [
      {
        ruling: 'custom-cards-232',
        at: 'another solved',
        says: 'completed',
        effects: [{ do: 'discard', who: 'this', ...onceChosen('abandon') }],
      },
      {
        at: 'solved',
        effects: [{ ruling: '1eD-dilemma-resolution-172', do: 'discard', who: 'this', ...onceChosen('continue') }],
      },
      {
        at: 'turn ends',
        effects: [
          {
            ruling: '1eD-dilemma-resolution-172',
            do: 'score',
            points: -10,
            box: true,
            ...onceChosen('continue'),
          },
        ],
      },
    ],
  },
}

export const features: Features<'named'> = {
  named: (game, id, f) => game.card(id).named === f.named,
}

export const effects: EffectHandlers<'end the attempt'> = {
  'end the attempt': (_game, _effect, context) => ({ ...context, ended: true }),
}
