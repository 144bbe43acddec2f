import { remember } from '../../board/history.ts'
import { inPlay } from '../../board/places.ts'
import type { CardId, CardState, PlayerName, State } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { makesAPlayer, type Use } from '../../questions/compatibility/playing.ts'
import { outlastsTheCard } from '../../questions/compatibility/settled.ts'
import { factionsOf } from './factions.ts'

export interface AddedDeedKinds {
  /** A card was used in a way that may tell what its player plays: `places` = how, `contents` = its affiliations. */
  'showed affiliation': true
}

const kind = 'showed affiliation'
const types: ReadonlySet<string> = new Set(['personnel', 'ship', 'facility'])

const tells = (game: Game, card: CardState): boolean => types.has(game.facts(card.id).type)

/** The affiliations of a card, as it is used. */
const affiliationsShown = (game: Game, { id, mode }: CardState): readonly string[] =>
  mode ? [mode] : (game.facts(id).affiliations ?? [])

function isOfFaction(game: Game, id: CardId, word: string): boolean {
  const printed = game.facts(id)
  return !!printed.icons?.includes(word) && factionsOf(game, printed).includes(word)
}

/** Remembers of every card that has entered or left play, or is used in another mode, what it shows of its player. */
export function noticeAffiliations(game: Game, before: State): void {
  if (game.state.cards === before.cards) return
  const earlier = new Map(before.cards.map(card => [card.id, card]))
  for (const card of game.state.cards) {
    const old = earlier.get(card.id)
    if (!old || (old.place === card.place && old.mode === card.mode) || !tells(game, card)) continue
    const [was, isNow] = [inPlay(old), inPlay(card)]
    if (!was && isNow) note(game, card, howItCame(old, card))
    else if (was && isNow && old.mode !== card.mode) changed(game, old, card)
    else if (was && !isNow) known(game, old)
  }
}

function changed(game: Game, old: CardState, card: CardState): void {
  known(game, old)
  note(game, card, 'used in a mode', card.controller)
}

/** What lay in play from the beginning is remembered when that changes. */
function known(game: Game, card: CardState): void {
  if (!game.state.history.some(d => d.kind === kind && d.card === card.id)) note(game, card, 'in play')
}

function howItCame({ place }: CardState, { owner, controller, is }: CardState): Use {
  if (place === 'under') return controller === owner && !is.includes('captive') ? 'acquired' : 'seeded face down'
  return place === 'seeds' || place === 'missions' ? 'seeded face up' : 'played'
}

function note(game: Game, card: CardState, use: Use, player = card.owner): void {
  remember(game, { player, kind, card: card.id, places: [use], contents: affiliationsShown(game, card) })
}

/** Is the player playing that affiliation or faction? */
export const isPlaying = (game: Game, player: PlayerName, word: string): boolean =>
  game.state.cards.some(card => tells(game, card) && speaks(game, card, player, word))

function speaks(game: Game, card: CardState, player: PlayerName, word: string): boolean {
  const shows = usesOf(game, card, player, word).some(use => game.decide(makesAPlayer, { player, card: card.id, use }))
  return shows && (!hasLeftPlay(card) || game.decide(outlastsTheCard, { card: card.id }))
}

const hasLeftPlay = (card: CardState): boolean => !inPlay(card) && card.place !== 'under'

/** The ways in which the player has used the card as one of that affiliation or faction. */
function usesOf(game: Game, card: CardState, player: PlayerName, word: string): readonly Use[] {
  const deeds = game.state.history.filter(d => d.kind === kind && d.card === card.id)
  const always = isOfFaction(game, card.id, word)
  const told = deeds.filter(d => d.player === player && (always || d.contents?.includes(word)))
  const lies = always || affiliationsShown(game, card).includes(word)
  if (card.owner !== player) {
    const isUnderControl = lies && inPlay(card) && card.controller === player
    return isUnderControl || told.length ? ["opponent's, under control"] : []
  }
  if (lies && card.place === 'under') return ['seeded face down']
  if (lies && inPlay(card) && !deeds.length) return ['in play']
  return told.flatMap(({ places = [] }) => places as readonly Use[])
}
