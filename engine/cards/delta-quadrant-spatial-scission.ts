import { remember } from '../board/history.ts'
import { inPlay } from '../board/places.ts'
import { opponentOf } from '../board/state.ts'
import { targetsOf } from '../board/targets.ts'
import { refuse } from '../kernel/flow.ts'
import type { Language } from '../kernel/language.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { addModifiers } from '../text/modifiers.ts'
import type { Attribute } from '../text/plain-words.ts'
import { resolve } from '../text/selector.ts'
import type { Clause, Filter, Who } from '../text/text.ts'

export interface AddedCardText {
  /** Its player may have so many copies of such a card in play. */
  readonly copies?: Clause & { readonly where: Filter; readonly upTo: number }
}

export interface AddedEffectWords {
  /** All copies in play of these have so much more of every attribute until the player's next turn starts. @alone Nothing else speaks of copies in this way. */
  'strengthen copies': { readonly of: Who; readonly add: number }
}

export interface AddedDeedKinds {
  /** `contents` = the title of the card that a text was used on which names each title once. */
  'used on a title': true
}

const native: Filter = { type: ['personnel', 'ship'], icon: 'delta quadrant', unique: true }

export const card: Card = {
  title: 'Delta Quadrant Spatial Scission',
  print: { plays: 'all that is printed, and the benefit that the Glossary states, in place of the one of today' },
  glossary: {
    plays: [{ stays: true }],
    copies: { where: native, upTo: 2 },
    uses: [
      {
        once: 'turn',
        times: { ruling: 'custom-cards-150', count: 1, per: 'title' },
        on: { ...native, cardIn: 'hand', copyInPlay: true, whose: 'yours' },
        effects: [
          { ruling: 'custom-cards-149', do: 'strengthen copies', of: 'target', add: 2 },
          { do: 'place', who: 'target', to: 'out of play' },
          { do: 'record', deed: 'actions granted' },
        ],
      },
    ],
  },
}

const attributes: Readonly<Record<'personnel' | 'ship', readonly Attribute[]>> = {
  personnel: ['integrity', 'cunning', 'strength'],
  ship: ['range', 'weapons', 'shields'],
}

export const effects: EffectHandlers<'strengthen copies'> = {
  'strengthen copies'(game, { of, add }, context) {
    const { you, this: by } = context
    const titles = resolve(game, of, context).map(id => game.card(id).title)
    remember(game, { player: you, kind: 'used on a title', card: by, contents: titles })
    const untilTurnOf = { player: opponentOf(game.state, you), after: game.state.turn.number }
    for (const { id, title } of game.state.cards.filter(c => inPlay(c) && titles.includes(c.title))) {
      const changed = attributes[game.printed(title)?.type === 'ship' ? 'ship' : 'personnel']
      addModifiers(
        game,
        changed.map(attribute => ({ card: id, attribute, add, by, untilTurnOf })),
      )
    }
  },
}

/** Refuses a title on which such a text was used before. */
const checkTitle: Language['useChecks'][number] = (game, player, scission, { times }, act) => {
  if (times?.per !== 'title' || !game.inForce(times)) return
  game.credit(times)
  const titles = targetsOf(act).map(id => game.card(id).title)
  const before = game.state.history.filter(d => d.kind === 'used on a title' && d.player === player)
  if (before.filter(d => d.contents?.some(title => titles.includes(title))).length >= times.count)
    refuse('limit', `${scission} was used on that title before`, [scission])
}

export const useChecks: Language['useChecks'] = [checkTitle]
