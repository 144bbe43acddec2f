import { permission } from '../../board/questions.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { About } from '../../kernel/question.ts'
import { against, rule } from '../../kernel/rule.ts'
import { isHologram } from '../../mechanics/holograms/holograms.ts'
import { isOf } from '../../mechanics/species/species.ts'
import { refersTo } from '../../text/names.ts'

/** Holograms, Exocomps and androids. */
const isArtificial = (game: Game, card: CardId): boolean =>
  isHologram(game, card) || refersTo(game, 'Exocomp', game.card(card).title) || isOf(game, game.facts(card), 'Android')

const among =
  (...names: readonly string[]) =>
  ({ card, by }: About<typeof permission>, game: Game): boolean =>
    by !== undefined && names.some(name => refersTo(game, name, game.card(by).title)) && isArtificial(game, card)

/** Dilemmas affect artificial life-forms as they affect anybody. */
export const likeAnybody = against('faq96-367-dilemmas-01', permission, true, {
  not: 'dilemmas are for those who live',
  of: ['be affected'],
  applies: ({ card, by }, game) => by !== undefined && game.facts(by).type === 'dilemma' && isArtificial(game, card),
})

/** Diseases infect and kill them. */
export const diseases = against('faq96-367-dilemmas-02', permission, true, {
  not: 'nothing artificial falls ill',
  of: ['be affected'],
  applies: among('Tarellian Plague Ship', 'Tsiolkovsky Infection'),
  exceptionTo: [likeAnybody],
})

export const artificialLife = [
  likeAnybody,
  diseases,
  // They carry what infects others back to the ship.
  against('faq96-367-dilemmas-05', permission, true, {
    not: 'nothing that lives is carried by what does not',
    of: ['be affected'],
    applies: among('Alien Parasites', 'Coalescent Organism'),
    exceptionTo: [likeAnybody],
  }),
  // What is about age, or about a whole species, does nothing to them.
  rule({
    ruling: 'faq96-367-dilemmas-04',
    asked: permission,
    of: ['be affected'],
    applies: among('Hyper-Aging', 'Rascals', "Barclay's Protomorphosis Disease"),
    answer: false,
    exceptionTo: [likeAnybody],
  }),
]
