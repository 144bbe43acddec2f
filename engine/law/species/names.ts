import { custom, denial, presumption } from '../../kernel/rule.ts'
import { wordMeans } from '../../questions/species/questions.ts'

const theAffiliation = presumption({
  ruling: 'a name such as Klingon means the affiliation',
  asked: wordMeans,
  answer: 'affiliation',
})

/** Which of the two is meant, the context shows. */
export const byContext = denial('1eS-species-19', theAffiliation, ({ context }) => context)

/** The same, where the paragraph is gone. */
export const byContextStill = custom({
  ruling: 'custom-species-08',
  asked: wordMeans,
  answer: ({ context }) => context,
  exceptionTo: [theAffiliation],
})

export const namesOf1996 = [
  // Klingons of another affiliation are Klingons as well.
  denial('faq96-363-federation-klingons-and-partial-klingons-01', theAffiliation, 'species'),
]

export const namesOfTheSecondEdition = [
  theAffiliation,
  // The word itself means the species.
  denial('2eS-species-03', theAffiliation, 'species'),
]
