import { isStillAnOccasion } from '../questions/battle/settled.ts'

import type { Card } from '../text/card.ts'
import { type Features, matches } from '../text/match.ts'
import type { Filter } from '../text/text.ts'

export interface AddedFilter {
  /** It has attacked a ship like that of another player's. */
  readonly hasAttacked?: Filter
}

const ofTheFederation: Filter = { type: 'ship', affiliation: 'federation' }

export const card: Card = {
  title: 'Wartime Conditions',
  print: { aims: ['ship'] },
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-942',
        on: { type: 'ship', hasAttacked: ofTheFederation },
        aims: true,
        stays: true,
        except: [{ ruling: 'faq96-38-wartime-conditions-01', what: { affiliation: 'non-aligned' } }],
      },
    ],
    standing: [
      {
        ruling: 'faq96-22-federation-attacks-01',
        affects: { all: { affiliation: 'federation' } },
        mayAttack: { affiliationOf: 'target' },
      },
    ],
  },
}

export const features: Features<'hasAttacked'> = {
  hasAttacked: (game, id, { hasAttacked }, you) => {
    const { history, turn } = game.state
    const at = history.findLastIndex(
      d =>
        d.kind === 'battle' &&
        d.player === game.card(id).controller &&
        d.cards?.includes(id) === true &&
        d.cards.some(
          other =>
            game.find(other) && game.card(other).controller !== d.player && matches(game, other, hasAttacked!, you),
        ),
    )
    if (at < 0) return false
    const atOnce = at === history.length - 1 && history[at]!.turn === turn.number
    return atOnce || game.decide(isStillAnOccasion, { attacker: id })
  },
}
