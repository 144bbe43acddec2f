import { custom, denial, presumption, rule } from '../../../kernel/rule.ts'
import { countsAsEvent } from '../../nullifying/questions.ts'
import {
  conditionsCureInPlay,
  isCuredByAnAction,
  isWithoutATarget,
  nullifiesByBeingThere,
} from '../questions/features.ts'
import { duplicateIsDiscarded, liesBefore } from '../questions/questions.ts'
import { noTargetNoEffect } from './features.ts'

const overcomeFromAnywhere = presumption({
  ruling: 'a dilemma on the table is overcome by whoever meets its conditions',
  asked: conditionsCureInPlay,
  applies: ({ located }) => !located,
  answer: true,
})

/** What lies on the table has no location, so that nobody can come to where it is. */
const noLocation = denial('faq96-321-dilemmas-50', overcomeFromAnywhere, false)

const overcomeLater = custom({
  ruling: 'custom-dilemmas-08',
  beside: ['faq1996'],
  asked: conditionsCureInPlay,
  applies: ({ dilemma, located }, game) => located && !game.text(dilemma).dilemma?.overcome,
  answer: true,
})

const deedsCure = custom({
  ruling: 'custom-dilemmas-09',
  beside: ['faq1996'],
  asked: isCuredByAnAction,
  applies: () => true,
  answer: true,
})

const cardsNullify = custom({
  ruling: 'custom-dilemmas-10',
  beside: ['faq1996'],
  asked: nullifiesByBeingThere,
  applies: () => true,
  answer: true,
})

const beforeWhoMetIt = custom({
  ruling: 'custom-dilemmas-11',
  beside: ['faq1996'],
  asked: liesBefore,
  applies: () => true,
  answer: ({ facing }) => facing,
})

/** A dilemma may say that it is an event on the table. */
const liesThereAsEvent = rule({
  ruling: 'faq96-321-dilemmas-49',
  asked: countsAsEvent,
  applies: ({ card }, game) => game.card(card).place === 'core' && game.text(card).dilemma?.as === 'event',
  answer: true,
})

/** Of two copies found at one location the second one is discarded, whoever seeded it. */
const duplicateGoes = rule({
  ruling: 'faq96-321-seeding-duplicate-dilemmas-01',
  asked: duplicateIsDiscarded,
  applies: () => true,
  answer: true,
})

/** Conditions have to be met although there is nobody whom the dilemma could harm. */
const harmlessAndYetFailed = rule({
  ruling: 'faq96-321-dilemmas-56',
  asked: isWithoutATarget,
  applies: ({ dilemma, lacking }, game) => lacking === 'feature' && !!game.text(dilemma).dilemma?.conditions,
  answer: false,
  exceptionTo: [noTargetNoEffect],
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
