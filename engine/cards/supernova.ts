import { turnPlaced } from '../board/turns.ts'
import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'
import type { Clause } from '../text/text.ts'

export interface AddedFilter {
  /** It lies there since another turn than this one. */
  readonly before?: Clause
}

export const card: Card = {
  title: 'Supernova',
  print: 'whole',
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-362',
        on: { type: 'mission' },
        needs: { some: { name: 'Tox Uthat', cardIn: 'core' } },
        stays: true,
        effects: [
          { do: 'destroy', who: { all: { type: 'ship' }, here: true } },
          { do: 'destroy', who: { all: { type: 'facility' }, here: true } },
          { do: 'destroy', who: { all: { type: ['personnel', 'equipment'] }, here: true } },
          {
            do: 'select',
            as: 'used',
            by: 'you',
            count: 1,
            from: { all: { name: 'Tox Uthat', cardIn: 'core', whose: 'yours' } },
          },
          { ruling: 'faq96-33-tox-uthat-02', do: 'discard', who: { chosen: 'used' } },
        ],
      },
    ],
    standing: [
      { ruling: 'custom-cards-362', affects: 'host', forbids: 'attempt' },
      { ruling: 'faq96-38-supernova-03', affects: 'this', immuneTo: ['Kevin Uxbridge'] },
    ],
  },
  /** As it is printed, and as the Glossary has it. */
  glossary: {
    plays: [
      {
        on: { any: [{ type: ['mission', 'time location'] }, { cardIn: 'spaceline location' }] },
        except: [{ ruling: '1eS-supernova-01', what: { not: { type: 'mission' } } }],
        needs: { some: { name: 'Tox Uthat', before: { ruling: '1eS-supernova-08' } } },
        stays: true,
        effects: [
          { ruling: 'custom-cards-08', do: 'destroy the place' },
          { do: 'select', as: 'used', by: 'you', count: 1, from: { all: { name: 'Tox Uthat', whose: 'yours' } } },
          { ruling: 'custom-cards-07', do: 'discard', who: { chosen: 'used' } },
        ],
      },
    ],
  },
}

export const features: Features<'before'> = {
  before: (game, id, f) => {
    if (!game.inForce(f.before!) || turnPlaced(game, id) !== game.state.turn.number) return true
    game.credit(f.before!)
    return false
  },
}
