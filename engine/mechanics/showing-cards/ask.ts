import type { Act } from '../../../protocol/types.ts'
import { cardsIn, isEquipment, isPersonnel } from '../../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../../board/state.ts'
import { value } from '../../board/value.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { answerRequired, maySee } from '../../questions/showing-cards/questions.ts'
import { mustBeShownToAsk } from '../../questions/showing-cards/settled.ts'
import { isConcerned } from './concern.ts'
import type { AskingText } from './words.ts'

/** Asks the other player what he must tell of his cards; a card in hand that needs to know is shown for it. */
export function* ask(game: Game, player: PlayerName, act: Act): Flow {
  const cards = act.cards ?? malformed('wrong-target', 'No card was named')
  const shown = act.using ?? needy(game, player, cards)
  const text = shown === undefined ? undefined : game.text(shown).asks
  if (text && game.inForce(text)) game.credit(text)
  if (!mustBeTold(game, player, cards, shown))
    refuse('forbidden', `${opponentOf(game.state, player)} need not tell that`, cards)
  if (shown !== undefined && game.decide(mustBeShownToAsk, { card: shown }))
    game.tell({ event: 'revealed', cards: [shown], player: opponentOf(game.state, player) })
  answer(game, player, cards, text)
}

/** Must he be told, or, where no card in hand makes him ask for personnel and equipment, may he look at them anyway? */
function mustBeTold(game: Game, by: PlayerName, cards: readonly CardId[], shown: CardId | undefined): boolean {
  const onlyLooks = shown === undefined && cards.every(id => isPersonnel(game, id) || isEquipment(game, id))
  if (onlyLooks && cards.every(card => game.decide(maySee, { card, by }))) return true
  return game.decide(answerRequired, { by, cards, shown })
}

/** A card in hand for which the player may ask, where none need be shown. */
function needy(game: Game, player: PlayerName, cards: readonly CardId[]): CardId | undefined {
  if (game.state.over) return undefined
  const able = cardsIn(game, 'hand', player).filter(c => isConcerned(game, player, c.id, cards))
  const kept = able.find(({ id }) => !game.decide(mustBeShownToAsk, { card: id }))
  return kept?.id
}

function answer(game: Game, player: PlayerName, cards: readonly CardId[], text: AskingText | undefined): void {
  const tells = text?.tells ?? 'where'
  if (tells === 'where') return game.tell({ event: 'revealed', cards, player })
  const count = tells === 'how many' ? cards.length : cards.reduce((sum, id) => sum + value(game, id, tells), 0)
  game.tell({ event: 'counted', cards, player, count })
}
