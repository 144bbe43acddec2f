import type { CardId, Deed, PlayerName } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Title } from '../../../kernel/printed-otherwise.ts'
import { staysUsedUp } from '../../../questions/draws-and-discards/settled.ts'
import { copiesShareTheTurn, titlesShareTheTurn } from '../../../questions/skills/questions.ts'
import type { UseText } from '../../../text/in-play-text.ts'

const asOftenAsHeLikes = 'as often as he likes'

/** What is noted of a use: that of a text which says nothing of how often does not count for other texts of the card. */
export const noteOf = (text?: UseText): Pick<Deed, 'contents'> =>
  !text || text.once || text.times?.per === 'game' ? {} : { contents: [asOftenAsHeLikes] }

function isSameTime(game: Game, deed: Deed, once: UseText['once']): boolean {
  const { history, turn } = game.state
  if (once === 'battle') return history.indexOf(deed) > history.findLastIndex(({ kind }) => kind === 'battle')
  if (once?.startsWith('turn')) return deed.turn === turn.number
  return !!deed.places?.includes(game.underway.encounter?.at ?? '')
}

/** Refuses a text that was used as often as it may be. */
export function checkOnce(game: Game, player: PlayerName, card: CardId, text: UseText): void {
  checkTimesPerTurn(game, player, card, text)
  const { once, times } = text
  const timesPerGame = times?.per === 'game' ? times.count : undefined
  if (!once && timesPerGame === undefined) return
  const { title } = game.card(card)
  const uses = usesOf(game, player, card)
    .filter(d => !d.contents?.includes(asOftenAsHeLikes))
    .filter(d => !(once === 'turn, each copy' || once === 'battle') || d.card === card)
  const used = uses.filter(d => timesPerGame || once === 'game' || isSameTime(game, d, once))
  if (used.length >= (timesPerGame ?? 1)) refuse('limit', `${title} was used already this ${once ?? 'game'}`, [card])
}

/** Refuses a text of which cards of its title were used as often in the turn as it says. */
function checkTimesPerTurn(game: Game, player: PlayerName, card: CardId, { times: clause }: UseText): void {
  if (clause?.per !== 'turn' || !game.inForce(clause)) return
  game.credit(clause)
  const { title } = game.card(card)
  const { history, turn } = game.state
  const used = history.filter(
    d => d.kind === 'use' && d.player === player && d.turn === turn.number && game.find(d.card ?? '')?.title === title,
  )
  if (used.length >= clause.count) refuse('limit', `${title} was used ${clause.count} times this turn`, [card])
}

/** Refuses a card of a title that its player has played as often in the turn, or the game, as its text says. */
export function checkPlayedOnce(game: Game, player: PlayerName, card: CardId, once: UseText['once']): void {
  const { title } = game.card(card)
  const { history, turn } = game.state
  const isEarlier = (d: Deed): boolean =>
    (d.kind === 'play' || d.kind === 'free play') && d.player === player && game.find(d.card ?? '')?.title === title
  if (history.some(d => isEarlier(d) && (once === 'game' || d.turn === turn.number)))
    refuse('limit', `${title} was played already this ${once}`, [card])
}

/** The player's uses of cards with its title; those from before it came back out of a discard pile only if the law keeps them. */
function usesOf(game: Game, player: PlayerName, card: CardId): readonly Deed[] {
  const { title } = game.card(card)
  const { history } = game.state
  const together = game.decide(copiesShareTheTurn, { title: title as Title })
  const others = game.decide(titlesShareTheTurn, { title: title as Title })
  const isUse = ({ kind, player: who, card: used }: Deed) =>
    kind === 'use' &&
    who === player &&
    ((game.card(used!).title === title && (together || used === card)) || others.includes(game.card(used!).title))
  const uses = history.filter(isUse)
  const back = history.findLastIndex(d => d.kind === 'taken back' && d.card === card)
  const earlier = uses.filter(d => d.card === card && history.indexOf(d) < back)
  if (!earlier.length || game.decide(staysUsedUp, { card })) return uses
  return uses.filter(d => !earlier.includes(d))
}
