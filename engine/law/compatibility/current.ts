import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against, rule } from '../../kernel/rule.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import { agree, areAllied } from '../../mechanics/compatibility/cooperation.ts'
import {
  affiliationsGoTogether,
  doesNotWorkWith,
  mayJoin,
  mayMixBy,
  type Pair,
  passesForMatching,
} from '../../questions/compatibility/questions.ts'
import { doesNotWork } from './glossary.ts'

/** Is there an affiliation that both have? */
export const haveOneInCommon = ({ own, there }: Pair): boolean => own.some(one => there.includes(one))

const isBorg = (affiliations: readonly string[]): boolean => affiliations.includes('borg')
const bothBorg = ({ own, there }: Pair): boolean => isBorg(own) && isBorg(there)
const noBorg = ({ own, there }: Pair): boolean => !isBorg(own) && !isBorg(there)
const oneIs = (affiliation: string, { own, there }: Pair): boolean =>
  own.includes(affiliation) || there.includes(affiliation)

/** Each goes with its own, */
export const withItsOwn = rule({
  ruling: 'cr14-compatible-01',
  asked: affiliationsGoTogether,
  applies: noBorg,
  answer: haveOneInCommon,
})

/** but Borg go with nobody */
const borgWithNobody = rule({
  ruling: 'cr14-compatible-07',
  asked: affiliationsGoTogether,
  applies: pair => !noBorg(pair),
  answer: false,
})

const pairOf = (game: Game, a: CardId, b: CardId): Pair => ({
  own: affiliationsOf(game, a),
  there: affiliationsOf(game, b),
})

/** Who goes with whom by the Current Rulings, and what that is good for. */
export const compatible = [
  withItsOwn,
  // and the Non-Aligned
  rule({
    ruling: 'cr14-compatible-02',
    asked: affiliationsGoTogether,
    applies: pair => noBorg(pair) && oneIs('non-aligned', pair),
    answer: true,
    exceptionTo: [withItsOwn],
  }),
  // and the Neutral with all,
  rule({
    ruling: 'cr14-compatible-03',
    asked: affiliationsGoTogether,
    applies: pair => noBorg(pair) && oneIs('neutral', pair),
    answer: true,
    exceptionTo: [withItsOwn],
  }),
  borgWithNobody,
  // but each other.
  rule({
    ruling: 'cr14-compatible-06',
    asked: affiliationsGoTogether,
    applies: bothBorg,
    answer: true,
    exceptionTo: [borgWithNobody],
  }),
  // A card that says so lets others mix,
  rule({
    ruling: 'cr14-compatible-04',
    asked: mayMixBy,
    answer: ({ a, b }, game) => noBorg(pairOf(game, a, b)),
  }),
  // but what keeps them apart outweighs all that.
  against('cr14-compatible-05', doesNotWorkWith, true, {
    not: 'whoever is compatible works with the other one, whatever keeps them apart',
    applies: ({ evenThoughCompatible }) => !!evenThoughCompatible,
    exceptionTo: [doesNotWork],
  }),
  // The compatible are of one crew or Away Team,
  rule({
    ruling: 'cr14-compatible-08',
    asked: mayJoin,
    of: ['mix'],
    answer: ({ compatible }) => compatible,
  }),
  // board each other's ships and facilities,
  rule({
    ruling: 'cr14-compatible-09',
    asked: mayJoin,
    of: ['board'],
    answer: ({ compatible }) => compatible,
  }),
  // and report to each other's facilities,
  rule({
    ruling: 'cr14-compatible-10',
    asked: mayJoin,
    of: ['report'],
    answer: ({ compatible }) => compatible,
  }),
  // but none of that makes anybody match.
  against('cr14-compatible-11', passesForMatching, false, {
    not: 'whoever is compatible passes for somebody of the affiliation',
    applies: ({ personnel, affiliations }, game) => {
      const own = affiliationsOf(game, personnel)
      return (
        agree(game, { own, there: affiliations }) || areAllied(game, game.card(personnel).controller, own, affiliations)
      )
    },
  }),
]
