import { is } from '../../../board/can.ts'
import { cardsIn, isPersonnel } from '../../../board/places.ts'
import { isByCircumstance, permission } from '../../../board/questions.ts'
import { isLainOn } from '../../../board/signs.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { reachesOthers } from '../questions/procedure.ts'
import { isDiscardedWithItsHost } from '../questions/questions.ts'
import {
  countsThoseWhoFaceIt,
  holdsTheOthersThere,
  isAtTheFacility,
  keepsThoseAboardFromLeaving,
  killsWhereItIsTowed,
  movesWithItsLocation,
  putInOrder,
} from '../questions/single.ts'

/** Whom a dilemma that does not say whom it means puts at risk: those who face it. */
const onlyThoseWhoFaceIt = rule({
  ruling: 'faq96-324-outpost-raid-04',
  asked: reachesOthers,
  applies: ({ dilemma, as }, game) => as !== 'later' && !game.text(dilemma).dilemma?.meansAllHere,
  answer: false,
})

const aboardOnly = presumption({
  ruling: 'only who is aboard a facility is at it',
  asked: isAtTheFacility,
  applies: () => true,
  answer: ({ card, facility }, game) => game.card(card).holder === facility,
})

const ownPeopleOnly = presumption({
  ruling: 'a dilemma in play takes only those of the player who met it',
  asked: reachesOthers,
  applies: ({ as }) => as === 'later',
  answer: false,
})

const waits = (game: Game, dilemma: CardId): boolean => {
  const { dilemma: text, timed, standing } = game.text(dilemma)
  return text?.placedOn === 'personnel' && !!timed && !standing
}

const infectedIsDisabled = presumption({
  ruling: 'whoever a dilemma has taken does nothing',
  asked: isByCircumstance,
  of: ['disabled'],
  applies: ({ card }, game) => isPersonnel(game, card) && cardsIn(game, 'on', card).some(({ id }) => waits(game, id)),
  needs: [isLainOn],
  answer: true,
})

const staysAlone = presumption({
  ruling: 'a dilemma outlives whoever it lies on',
  asked: isDiscardedWithItsHost,
  applies: ({ host }, game) => isPersonnel(game, host),
  answer: false,
})

const countedAtTheEnd = presumption({
  ruling: 'those who meet a dilemma are counted when the mission is completed',
  asked: countsThoseWhoFaceIt,
  applies: () => true,
  answer: false,
})

const staysInPlace = presumption({
  ruling: 'what is at a location keeps its place when the location is put elsewhere',
  asked: movesWithItsLocation,
  applies: () => true,
  answer: false,
})

const staysBetween = presumption({
  ruling: 'only missions are put in another order',
  asked: putInOrder,
  applies: () => true,
  answer: false,
})

const holdsEverybody = presumption({
  ruling: 'what keeps a ship from moving keeps every ship there',
  asked: holdsTheOthersThere,
  applies: ({ ship }, game) => !is(game, ship, 'stopped'),
  answer: true,
})

const holdsThoseAboard = presumption({
  ruling: 'nobody leaves a ship that is stuck',
  asked: keepsThoseAboardFromLeaving,
  applies: () => true,
  answer: true,
})

const nothingToPlanets = presumption({
  ruling: 'a space dilemma does nothing to a planet',
  asked: permission,
  of: ['be affected'],
  applies: ({ card, by }, game) =>
    by !== undefined &&
    game.facts(card).kind === 'planet' &&
    game.facts(by).type === 'dilemma' &&
    game.facts(by).kind === 'space',
  answer: false,
})

const poison = presumption({
  ruling: 'what endangers a planet kills everybody on it',
  asked: killsWhereItIsTowed,
  applies: () => true,
  answer: true,
})

/** What the FAQ says of single dilemmas. */
export const faqSingleDilemmas = [
  onlyThoseWhoFaceIt,
  aboardOnly,
  denial('faq96-324-outpost-raid-01', aboardOnly, true),
  ownPeopleOnly,
  denial('faq96-324-coalescent-organism-01', ownPeopleOnly, true),
  infectedIsDisabled,
  denial('faq96-324-coalescent-organism-02', infectedIsDisabled, false),
  staysAlone,
  denial('faq96-324-coalescent-organism-04', staysAlone, true),
  countedAtTheEnd,
  denial('faq96-324-the-higher-the-fewer-01', countedAtTheEnd, true),
  staysInPlace,
  denial('faq96-324-q-dilemma-03', staysInPlace, true),
  staysBetween,
  denial('faq96-324-q-dilemma-05', staysBetween, true),
  holdsEverybody,
  denial('faq96-323-menthar-booby-trap-06', holdsEverybody, false),
  holdsThoseAboard,
  denial('faq96-323-menthar-booby-trap-04', holdsThoseAboard, false),
  nothingToPlanets,
  denial('faq96-323-radioactive-garbage-scow-01', nothingToPlanets, true),
  poison,
  denial('faq96-323-radioactive-garbage-scow-02', poison, false),
]
