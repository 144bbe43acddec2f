import { permission } from '../../../board/questions.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { About } from '../../../kernel/question.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { isOf } from '../../species/species.ts'
import { isHologram } from '../holograms.ts'

/** Holograms, Exocomps and androids. */
const isArtificial = (game: Game, card: CardId): boolean =>
  isHologram(game, card) || refersTo(game, 'Exocomp', game.card(card).title) || isOf(game, game.facts(card), 'Android')

const among =
  (...names: readonly string[]) =>
  ({ card, by }: About<typeof permission>, game: Game): boolean =>
    by !== undefined && names.some(name => refersTo(game, name, game.card(by).title)) && isArtificial(game, card)

const onlyTheLiving = presumption({
  ruling: 'dilemmas are for those who live',
  asked: permission,
  of: ['be affected'],
  applies: ({ card, by }, game) => by !== undefined && game.facts(by).type === 'dilemma' && isArtificial(game, card),
  answer: false,
})

/** Dilemmas affect artificial life-forms as they affect anybody. */
export const likeAnybody = denial('faq96-367-dilemmas-01', onlyTheLiving, true)

const noDisease = presumption({
  ruling: 'nothing artificial falls ill',
  asked: permission,
  of: ['be affected'],
  applies: among('Tarellian Plague Ship', 'Tsiolkovsky Infection'),
  answer: false,
  exceptionTo: [likeAnybody],
})

/** Diseases infect and kill them. */
export const diseases = denial('faq96-367-dilemmas-02', noDisease, true)

const noCarriers = presumption({
  ruling: 'nothing that lives is carried by what does not',
  asked: permission,
  of: ['be affected'],
  applies: among('Alien Parasites', 'Coalescent Organism'),
  answer: false,
  exceptionTo: [likeAnybody],
})

/** They carry what infects others back to the ship. */
const carriers = denial('faq96-367-dilemmas-05', noCarriers, true)

/** What is about age, or about a whole species, does nothing to them. */
const ageless = rule({
  ruling: 'faq96-367-dilemmas-04',
  asked: permission,
  of: ['be affected'],
  applies: among('Hyper-Aging', 'Rascals', "Barclay's Protomorphosis Disease"),
  answer: false,
  exceptionTo: [likeAnybody],
})

export const artificialLife = [onlyTheLiving, likeAnybody, noDisease, diseases, noCarriers, carriers, ageless]
