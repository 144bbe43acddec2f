import type { CardFacts } from '../../../cards/facts.ts'
import type { CardId } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Does a text make this personnel the matching commander of the ship? */
export const textMakesCommander = settled<{ card: CardId; ship: CardId; text: 'may be' | 'selected' }>()(
  'a text makes a matching commander',
  false,
  [{ ruling: 'cr14-matching-commander-02', is: true }],
)

/** Does a ship have the benefits while `others` of its player have them? */
export const besideOtherShips = settled<{ ship: CardId; others: readonly CardId[] }>()(
  'benefits beside other ships',
  true,
  [
    {
      ruling: 'faq96-38-other-captains-log-questions-03',
      is: true,
      not: 'a text about ships with their captains serves one of them',
    },
  ],
)

/** Is what the lore of the card says of somebody under another name than its title said of its own subject? */
export const speaksOfItself = settled<{ of: string; card: CardFacts }>()('a lore speaks of its subject', true, [
  {
    ruling: 'cr14-named-in-lore-16',
    is: true,
    not: 'what a lore says of somebody under another name than the title is not said of its subject',
  },
])
