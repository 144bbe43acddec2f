import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { isDoneOutOfTurn, isToTheCard, keepsFrom } from '../questions.ts'

/** One of the four a turn, and no other. */
const oneATurn = rule({
  ruling: 'cr14-cloaking-and-phasing-01',
  asked: keepsFrom,
  applies: () => true,
  answer: true,
})

const wheneverItIsNeeded = presumption({
  ruling: 'a card cloaks and phases whenever its player needs it to',
  asked: isDoneOutOfTurn,
  applies: () => true,
  answer: true,
})

/** Only on its player's own turn. */
const onOnesOwnTurn = denial('cr14-cloaking-and-phasing-02', wheneverItIsNeeded, false)

/** A ship cloaks by its Cloaking Device, */
const ofShips = rule({
  ruling: 'cr14-cloaking-device-01',
  asked: isToTheCard,
  of: ['Cloaking Device of a ship'],
  applies: () => true,
  answer: ({ has }) => (has ? 'special equipment' : 'nothing'),
})

/** and so does a facility. */
const ofFacilities = rule({
  ruling: 'cr14-cloaking-device-02',
  asked: isToTheCard,
  of: ['Cloaking Device of a facility'],
  applies: () => true,
  answer: ({ has }) => (has ? 'special equipment' : 'nothing'),
})

/** Cloaking and phasing by the Current Rulings. */
export const cloakingAndPhasing = [oneATurn, onOnesOwnTurn, ofShips, ofFacilities]
