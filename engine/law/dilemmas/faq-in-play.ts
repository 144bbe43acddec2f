import { against, custom, rule } from '../../kernel/rule.ts'
import { conditionsCureInPlay, isWithoutATarget } from '../../questions/dilemmas/features.ts'
import { liesBefore } from '../../questions/dilemmas/questions.ts'
import { countsAsEvent } from '../../questions/nullifying/questions.ts'

/** Dilemmas of 1996 that are in play, that were found twice, or that can harm nobody. */
export const faqInPlay = [
  // What lies on the table has no location, so that nobody can come to where it is.
  against('faq96-321-dilemmas-50', conditionsCureInPlay, false, {
    not: 'a dilemma on the table is overcome by whoever meets its conditions',
    applies: ({ located }) => !located,
  }),
  // Where it has one, that cures it.
  rule({
    ruling: 'faq96-321-dilemmas-59',
    asked: conditionsCureInPlay,
    applies: ({ located }) => located,
    answer: true,
  }),
  custom({
    ruling: 'custom-dilemmas-11',
    asked: liesBefore,
    answer: ({ facing }) => facing,
  }),
  // A dilemma may say that it is an event on the table.
  rule({
    ruling: 'faq96-321-dilemmas-49',
    asked: countsAsEvent,
    applies: ({ card }, game) => game.card(card).place === 'core' && game.text(card).dilemma?.as === 'event',
    answer: true,
  }),
  // Conditions have to be met although there is nobody whom the dilemma could harm.
  against('faq96-321-dilemmas-56', isWithoutATarget, false, {
    not: 'a dilemma that could harm nobody who faces it does nothing, whatever it asks for',
    applies: ({ dilemma, lacking }, game) => lacking === 'feature' && !!game.text(dilemma).dilemma?.conditions,
  }),
]
