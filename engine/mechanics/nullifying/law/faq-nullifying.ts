import { denial, presumption } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { countsAsPlayed, isDiscardedWhenNullified, isNullifiedAlong } from '../questions.ts'

const staysThere = presumption({
  ruling: 'a nullified card stays where it is, and works as before',
  asked: isDiscardedWhenNullified,
  applies: () => true,
  answer: false,
})

/** What is nullified is discarded without effect. */
export const discardedWithoutEffect = denial('faq96-12-nullify-01', staysThere, true)

const playedAllTheSame = presumption({
  ruling: 'a nullified interrupt was played all the same',
  asked: countsAsPlayed,
  applies: ({ card }, game) => game.facts(card).type === 'interrupt',
  answer: true,
})

/** It is as if it had never been played. */
const neverPlayed = denial('faq96-12-nullify-02', playedAllTheSame, false)

const allRogueBorg = presumption({
  ruling: 'one Amanda Rogers is enough for all Rogue Borg',
  asked: isNullifiedAlong,
  applies: (about, game) =>
    [about.card, about.nullified].every(id =>
      ['Rogue Borg Mercenaries', 'Crosis'].some(name => refersTo(game, name, game.card(id).title)),
    ),
  answer: true,
})

/** It takes one Amanda Rogers for each of them. */
const oneForEach = denial('faq96-39-rogue-borg-22', allRogueBorg, false)

/** What becomes of a card that is nullified. */
export const faqNullifying = [
  staysThere,
  discardedWithoutEffect,
  playedAllTheSame,
  neverPlayed,
  allRogueBorg,
  oneForEach,
]
