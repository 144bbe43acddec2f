import { isPersonnel } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Requirements } from '../../../text/requirement.ts'
import type { CardText } from '../../../text/text.ts'
import { attributeTotal } from '../../skills/totals.ts'

declare module '../../../text/text.ts' {
  interface RequirementForms {
    /** The attribute of all of them exceeds so many times their number. */
    perHead: { readonly perHead: Attribute; readonly over: number }
  }
}

export const bruteForce: CardText = {
  title: 'Brute Force',
  requires: [
    { ruling: 'faq96-312-brute-force-01', needs: { perHead: 'strength', over: 10 } },
    { ruling: 'faq96-312-brute-force-02', needs: { some: { type: 'personnel' }, count: 3 } },
  ],
}

/** The same text where no ruling speaks of it. */
export const bruteForceAsPrinted: CardText = {
  title: 'Brute Force',
  requires: [{ needs: { perHead: 'strength', over: 10 } }, { needs: { some: { type: 'personnel' }, count: 3 } }],
}

export const requirements: Requirements<'perHead'> = {
  perHead: (game, { perHead, over }, { pool }) => attributeTotal(game, perHead, pool) > over * heads(game, pool),
}

const heads = (game: Game, pool: readonly CardId[]): number => pool.filter(id => isPersonnel(game, id)).length
