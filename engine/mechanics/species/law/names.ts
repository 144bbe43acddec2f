import { custom, denial, presumption } from '../../../kernel/rule.ts'
import { countsInPart, iconMeans, wordMeans } from '../questions.ts'

const theAffiliation = presumption({
  ruling: 'a name such as Klingon means the affiliation',
  asked: wordMeans,
  applies: () => true,
  answer: 'affiliation',
})

/** Which of the two is meant, the context shows. */
export const byContext = denial('1eS-species-19', theAffiliation, ({ context }) => context)

/** The same, where the paragraph is gone. */
export const byContextStill = custom({
  ruling: 'custom-species-08',
  asked: wordMeans,
  applies: () => true,
  answer: ({ context }) => context,
  exceptionTo: [theAffiliation],
  beside: ['currentRulings'],
})

/** Klingons of another affiliation are Klingons as well. */
const byBlood = denial('faq96-363-federation-klingons-and-partial-klingons-01', theAffiliation, 'species')

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
  asked: iconMeans,
  applies: () => true,
  answer: 'species',
})

/** An icon means the affiliation. */
const iconsAreAffiliations = denial('2eS-species-02', iconsAreNames, 'affiliation')

export const namesOfTheSecondEdition = [theAffiliation, wordsAreSpecies, iconsAreNames, iconsAreAffiliations]
