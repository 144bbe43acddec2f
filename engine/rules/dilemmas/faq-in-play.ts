import { custom, denial, presumption, rule } from '../rule.ts'

const overcomeFromAnywhere = presumption({
  ruling: 'a dilemma on the table is overcome by whoever meets its conditions',
  asked: 'conditions cure in play',
  applies: ({ located }) => !located,
  answer: true,
})

/** What lies on the table has no location, so that nobody can come to where it is. */
const noLocation = denial('faq96-321-dilemmas-50', overcomeFromAnywhere, false)

const overcomeLater = custom({
  ruling: 'what overcomes a dilemma cures it in play, unless it stays although it was overcome',
  asked: 'conditions cure in play',
  applies: ({ dilemma, located }, game) => located && !game.text(dilemma).dilemma?.overcome,
  answer: true,
})

const deedsCure = custom({
  ruling: 'what a text calls a cure is one',
  asked: 'is cured by an action',
  applies: () => true,
  answer: true,
})

const cardsNullify = custom({
  ruling: 'a card that says so nullifies a dilemma',
  asked: 'nullifies by being there',
  applies: () => true,
  answer: true,
})

const beforeWhoMetIt = custom({
  ruling: 'a dilemma on the table lies before whoever met it',
  asked: 'lies before',
  applies: () => true,
  answer: ({ facing }) => facing,
})

/** A dilemma may say that it is an event on the table. */
const liesThereAsEvent = rule({
  ruling: 'faq96-321-dilemmas-49',
  asked: 'counts as event',
  applies: ({ card }, game) => game.card(card).place === 'core' && game.text(card).dilemma?.as === 'event',
  answer: true,
})

/** Of two copies found at one location the second one is discarded, whoever seeded it. */
const duplicateGoes = rule({
  ruling: 'faq96-321-seeding-duplicate-dilemmas-01',
  asked: 'duplicate is discarded',
  applies: () => true,
  answer: true,
})

/** Conditions have to be met although there is nobody whom the dilemma could harm. */
const harmlessAndYetFailed = rule({
  ruling: 'faq96-321-dilemmas-56',
  asked: 'is without a target',
  applies: ({ dilemma, lacking }, game) => lacking === 'feature' && !!game.text(dilemma).dilemma?.conditions,
  answer: false,
  exceptionTo: ['a dilemma does nothing without a target'],
})

/** Dilemmas of 1996 that are in play, that were found twice, or that can harm nobody. */
export const faqInPlay = [
  overcomeFromAnywhere,
  noLocation,
  overcomeLater,
  deedsCure,
  cardsNullify,
  beforeWhoMetIt,
  liesThereAsEvent,
  duplicateGoes,
  harmlessAndYetFailed,
]
