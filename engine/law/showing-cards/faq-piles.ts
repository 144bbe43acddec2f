import { denial } from '../../kernel/rule.ts'
import { openToAll } from '../draws-and-discards/looking.ts'

/** Nobody looks through a discard pile unless a card lets him, not through his own either. */
export const lookingThroughPiles = [openToAll, denial('faq96-25-looking-at-cards-01', openToAll, false)]
