import { inPlay } from '../../../board/places.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { mayBePlayedBesideOthers } from '../../reporting/questions.ts'
import { besideOthers } from '../../species/law/series-icons.ts'
import { copiesThatGiveResults } from '../questions.ts'

const once = presumption({
  ruling: 'a player has one Dabo in play',
  asked: mayBePlayedBesideOthers,
  applies: ({ card }, game) => {
    const { title, owner } = game.card(card)
    return (
      title === 'Dabo' &&
      game.state.cards.some(c => c.id !== card && c.title === title && c.owner === owner && inPlay(c))
    )
  },
  answer: false,
  exceptionTo: [besideOthers],
})

/** At one end of turn only one of them gives results. */
const oneOfThem = rule({
  ruling: '1eD-dabo-02',
  asked: copiesThatGiveResults,
  applies: () => true,
  answer: 1,
})

/** One on each bar, and one probe. */
export const dabo = [once, denial('1eD-dabo-01', once, true), oneOfThem]
