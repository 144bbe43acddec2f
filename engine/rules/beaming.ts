import { denial, presumption } from './rule.ts'

const somebodyAboard = presumption({
  ruling: 'transporters need somebody aboard',
  asked: 'transporters need a crew',
  applies: () => true,
  answer: true,
})

/** Transporters need nobody: an invisible crew operates them. */
const invisibleCrew = denial('faq96-23-beaming-09', somebodyAboard, false)

export const faqBeaming = [somebodyAboard, invisibleCrew]
