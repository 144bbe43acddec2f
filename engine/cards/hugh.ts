import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { resolve } from '../text/selector.ts'
import type { Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** The attack that it is making comes to nothing. */
  'call off the attack': { readonly who: Who }
}

const attackers = { involved: { selfControlled: true } } as const

const rogueBorg = { name: 'Rogue Borg Mercenaries' } as const

export const card: Card = {
  title: 'Hugh',
  print: 'whole',
  faq1996: {
    plays: [
      {
        ruling: 'faq96-39-rogue-borg-11',
        answers: { to: 'played', what: rogueBorg },
        effects: [{ do: 'nullify', who: 'answered' }],
      },
      {
        ruling: 'faq96-39-rogue-borg-11',
        on: rogueBorg,
        effects: [{ do: 'discard', who: { all: rogueBorg, here: true } }],
      },
      {
        ruling: 'faq96-12-action-13',
        answers: { to: 'battle', what: { name: 'Borg Ship' } },
        effects: [
          { ruling: 'faq96-323-borg-ship-22', do: 'call off the attack', who: attackers },
          { ruling: 'faq96-323-borg-ship-23', do: 'modify', who: attackers, attribute: 'attacks', set: 0 },
        ],
      },
      {
        answers: { to: 'encountered', what: { name: ['Borg Ship', 'Outpost Raid'] } },
        except: [{ ruling: 'faq96-324-outpost-raid-06', what: { type: 'dilemma' } }],
        effects: [{ do: 'nullify', who: 'answered' }],
      },
    ],
  },
}

export const effects: EffectHandlers<'call off the attack'> = {
  'call off the attack'(game, { who }, context) {
    game.note('calledOff', new Set([...(game.notes.calledOff ?? []), ...resolve(game, who, context)]))
  },
}
