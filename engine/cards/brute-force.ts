import { isPersonnel } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { attributeTotal } from '../mechanics/skills/totals.ts'
import type { Card } from '../text/card.ts'
import type { Requirements } from '../text/requirement.ts'
import type { Attribute } from '../text/text.ts'

export interface AddedRequirementForms {
  /** The attribute of all of them exceeds so many times their number. */
  perHead: { readonly perHead: Attribute; readonly over: number }
}

export const card: Card = {
  title: 'Brute Force',
  print: 'whole',
  faq1996: {
    requires: [
      { ruling: 'faq96-312-brute-force-01', needs: { perHead: 'strength', over: 10 } },
      { ruling: 'faq96-312-brute-force-02', needs: { some: { type: 'personnel' }, count: 3 } },
    ],
  },
  /** The same text where no ruling speaks of it. */
  glossary: {
    requires: [{ needs: { perHead: 'strength', over: 10 } }, { needs: { some: { type: 'personnel' }, count: 3 } }],
  },
}

const heads = (game: Game, pool: readonly CardId[]): number => pool.filter(id => isPersonnel(game, id)).length

export const requirements: Requirements<'perHead'> = {
  perHead: (game, { perHead, over }, { pool }) => attributeTotal(game, perHead, pool) > over * heads(game, pool),
}
