import { custom, denial, presumption, rule } from '../../../kernel/rule.ts'
import { countsInPart, meaning } from '../questions.ts'

const theAffiliation = presumption({
  ruling: 'a name such as Klingon means the affiliation',
  asked: meaning,
  applies: ({ shownAs }) => shownAs === 'word',
  answer: 'affiliation',
})

/** Which of the two is meant, the context shows. */
export const byContext = rule({
  ruling: '1eS-species-19',
  asked: meaning,
  applies: ({ context }) => context !== undefined,
  answer: ({ context = 'either' }) => context,
  exceptionTo: [theAffiliation],
})

/** The same, where the paragraph is gone. */
export const byContextStill = custom({
  ruling: 'custom-species-08',
  asked: meaning,
  applies: byContext.applies,
  answer: byContext.answer,
  exceptionTo: [theAffiliation],
  beside: ['currentRulings'],
})

/** Klingons of another affiliation are Klingons as well. */
const byBlood = denial('faq96-363-federation-klingons-and-partial-klingons-01', theAffiliation, 'either')

const onlyInFull = presumption({
  ruling: 'only who is wholly of a species is one of it',
  asked: countsInPart,
  applies: () => true,
  answer: false,
})

/** So are those who are only half Klingon. */
const halfIsEnough = denial('faq96-363-federation-klingons-and-partial-klingons-02', onlyInFull, true)

export const namesOf1996 = [byBlood, onlyInFull, halfIsEnough]

/** The word itself means the species. */
const wordsAreSpecies = denial('2eS-species-03', theAffiliation, 'species')

const iconsAreNames = presumption({
  ruling: 'an affiliation icon stands for the species of that name',
  asked: meaning,
  applies: ({ shownAs }) => shownAs === 'icon',
  answer: 'species',
})

/** An icon means the affiliation. */
const iconsAreAffiliations = denial('2eS-species-02', iconsAreNames, 'affiliation')

export const namesOfTheSecondEdition = [theAffiliation, wordsAreSpecies, iconsAreNames, iconsAreAffiliations]
