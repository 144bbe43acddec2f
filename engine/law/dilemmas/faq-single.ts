import { is } from '../../board/can.ts'
import { cardsIn, isPersonnel } from '../../board/places.ts'
import { isByCircumstance, permission } from '../../board/questions.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against, rule } from '../../kernel/rule.ts'
import { reachesOthers } from '../../questions/dilemmas/procedure.ts'
import { isDiscardedWithItsHost } from '../../questions/dilemmas/questions.ts'
import { holdsTheOthersThere, isAtTheFacility } from '../../questions/dilemmas/single.ts'

const waits = (game: Game, dilemma: CardId): boolean => {
  const { dilemma: text, timed, standing } = game.text(dilemma)
  return text?.placedOn === 'personnel' && !!timed && !standing
}

/** What the FAQ says of single dilemmas. */
export const faqSingleDilemmas = [
  // Whom a dilemma that does not say whom it means puts at risk: those who face it.
  rule({
    ruling: 'faq96-324-outpost-raid-04',
    asked: reachesOthers,
    applies: ({ dilemma, as }, game) => as !== 'later' && !game.text(dilemma).dilemma?.meansAllHere,
    answer: false,
  }),
  against('faq96-324-outpost-raid-01', isAtTheFacility, true, {
    not: 'only who is aboard a facility is at it',
    mistaken: ({ card, facility }, game) => game.card(card).holder === facility,
  }),
  against('faq96-324-coalescent-organism-01', reachesOthers, true, {
    not: 'a dilemma in play takes only those of the player who met it',
    applies: ({ as }) => as === 'later',
  }),
  against('faq96-324-coalescent-organism-02', isByCircumstance, false, {
    not: 'whoever a dilemma has taken does nothing',
    of: ['disabled'],
    applies: ({ card }, game) => isPersonnel(game, card) && cardsIn(game, 'on', card).some(({ id }) => waits(game, id)),
  }),
  against('faq96-324-coalescent-organism-04', isDiscardedWithItsHost, true, {
    not: 'a dilemma outlives whoever it lies on',
    applies: ({ host }, game) => isPersonnel(game, host),
  }),
  against('faq96-323-menthar-booby-trap-06', holdsTheOthersThere, false, {
    not: 'what keeps a ship from moving keeps every ship there',
    applies: ({ ship }, game) => !is(game, ship, 'stopped'),
  }),
  against('faq96-323-radioactive-garbage-scow-01', permission, true, {
    not: 'a space dilemma does nothing to a planet',
    of: ['be affected'],
    applies: ({ card, by }, game) =>
      by !== undefined &&
      game.facts(card).kind === 'planet' &&
      game.facts(by).type === 'dilemma' &&
      game.facts(by).kind === 'space',
  }),
]
