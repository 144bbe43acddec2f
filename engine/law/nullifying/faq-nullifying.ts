import { against } from '../../kernel/rule.ts'
import { countsAsPlayed, isDiscardedWhenNullified, isNullifiedAlong } from '../../questions/nullifying/questions.ts'
import { refersTo } from '../../text/names.ts'

/** What is nullified is discarded without effect. */
export const discardedWithoutEffect = against('faq96-12-nullify-01', isDiscardedWhenNullified, true, {
  not: 'a nullified card stays where it is, and works as before',
})

/** What becomes of a card that is nullified. */
export const faqNullifying = [
  discardedWithoutEffect,
  // It is as if it had never been played.
  against('faq96-12-nullify-02', countsAsPlayed, false, {
    not: 'a nullified interrupt was played all the same',
    applies: ({ card }, game) => game.facts(card).type === 'interrupt',
  }),
  // It takes one Amanda Rogers for each of them.
  against('faq96-39-rogue-borg-22', isNullifiedAlong, false, {
    not: 'one Amanda Rogers is enough for all Rogue Borg',
    applies: (about, game) =>
      [about.card, about.nullified].every(id =>
        ['Rogue Borg Mercenaries', 'Crosis'].some(name => refersTo(game, name, game.card(id).title)),
      ),
  }),
]
