import { denial, presumption } from '../../../kernel/rule.ts'
import { isBeamedBetween, transportersNeedACrew } from '../questions.ts'

const somebodyAboard = presumption({
  ruling: 'transporters need somebody aboard',
  asked: transportersNeedACrew,
  applies: () => true,
  answer: true,
})

/** Transporters need nobody: an invisible crew operates them. */
const invisibleCrew = denial('faq96-23-beaming-09', somebodyAboard, false)

const beamedAcross = presumption({
  ruling: 'who goes between an outpost and a ship docked there is beamed',
  asked: isBeamedBetween,
  applies: () => true,
  answer: true,
})

/** Going between an outpost and a ship docked there is no beaming. */
const walksAcross = denial('faq96-23-outposts-01', beamedAcross, false)

export const faqBeaming = [somebodyAboard, invisibleCrew, beamedAcross, walksAcross]
