import { can } from '../../board/can.ts'
import { cardsIn, inPlay } from '../../board/places.ts'
import type { CardId, CardState, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { type Download, mayBeFetched, mayBeSearched } from '../../questions/downloading/questions.ts'
import { searchesAllPlaces } from '../../questions/downloading/settled.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { matches } from '../../text/match.ts'
import type { CardText } from '../../text/text.ts'
import { affiliationsOf } from '../compatibility/affiliations.ts'
import { couldCommand } from '../lore/in-command.ts'
import { chooseOf } from '../selections/select.ts'
import type { DownloadSource, DownloadText } from './words.ts'

const usual: readonly DownloadSource[] = ['hand', 'deck', 'capsule', 'tent']
const sideDecks: readonly DownloadSource[] = ['tent', 'tribbles', 'bridge']

/** The player's cards in that place. */
export function cardsOf(game: Game, player: PlayerName, source: DownloadSource): readonly CardState[] {
  if (source !== 'capsule') return cardsIn(game, source, player)
  return storesOf(game, player).flatMap(id => cardsIn(game, 'under', id))
}

const storesOf = (game: Game, player: PlayerName): readonly CardId[] =>
  game.state.cards.filter(c => c.controller === player && inPlay(c) && game.text(c.id).stores).map(({ id }) => id)

/** The place as the player is asked for it: by its word, or by the card that holds the cards. */
const nameOf = (game: Game, player: PlayerName, source: DownloadSource): string =>
  source === 'capsule' ? (storesOf(game, player)[0] ?? source) : source

/** What lies in each of the places that every download may search. */
export function contentsOf(game: Game, player: PlayerName): readonly string[] {
  return usual.flatMap(source => cardsOf(game, player, source).map(({ id }) => `${source} ${id}`))
}

/** Piles in the open are; a side deck is while its doorway is in play and in force. */
export function isOpen(game: Game, player: PlayerName, source: DownloadSource): boolean {
  if (!sideDecks.includes(source)) return true
  return game.state.cards.some(
    c =>
      c.controller === player && inPlay(c) && game.text(c.id).opens === source && can(game, c.id, 'keep text in force'),
  )
}

/** The places with cards in them that the download may search. */
export function sourcesOf(game: Game, download: Download): readonly DownloadSource[] {
  const { text, player } = download
  const lent = lentBy(game, player).flatMap(({ from }) => from)
  const named = [...(text.from?.only ?? []), ...(text.from?.also ?? []), ...lent]
  const places = [...new Set([...ownPlaces(text), ...lent])]
  return places.filter(source => {
    if (!cardsOf(game, player, source).some(c => isWithinReach(game, download, source, c.id))) return false
    const about = { download, source, named: named.includes(source), open: isOpen(game, player, source) }
    return game.decide(mayBeSearched, about)
  })
}

const ownPlaces = ({ from }: DownloadText): readonly DownloadSource[] => from?.only ?? [...usual, ...(from?.also ?? [])]

/** What cards of the player's in play say of places that his downloads may search besides. */
const lentBy = (game: Game, player: PlayerName): readonly NonNullable<CardText['lendsPlaces']>[] =>
  lending(game)
    .filter(c => c.controller === player && can(game, c.id, 'keep text in force'))
    .flatMap(c => game.text(c.id).lendsPlaces ?? [])
    .filter(clause => game.inForce(clause))

const lending = cardsWith(text => text.lendsPlaces)

/** Does the download reach the card in that place, or a card in play lend it the place for cards like that? */
function isWithinReach(game: Game, { text, player }: Download, source: DownloadSource, card: CardId): boolean {
  if (ownPlaces(text).includes(source)) return true
  const clauses = lentBy(game, player).filter(({ from }) => from.includes(source))
  for (const clause of clauses) game.credit(clause)
  return clauses.some(({ where }) => matches(game, card, where, player)) && matches(game, card, text.where, player)
}

/** The place where the player could find the card. */
export function sourceOf(game: Game, download: Download, card: CardId): DownloadSource | undefined {
  return sourcesOf(game, download).find(source => cardsOf(game, download.player, source).some(c => c.id === card))
}

/** The cards there that the text fits and that may be fetched with it. */
export function candidatesIn(game: Game, download: Download, sources: readonly DownloadSource[]): readonly CardId[] {
  return sources
    .flatMap(source =>
      cardsOf(game, download.player, source).filter(({ id }) => isWithinReach(game, download, source, id)),
    )
    .filter(({ id }) => fits(game, download, id))
    .map(({ id }) => id)
}

export function fits(game: Game, download: Download, card: CardId): boolean {
  const { player, text, targets = [] } = download
  if (!game.decide(mayBeFetched, { card, download }) || !matches(game, card, text.where, player)) return false
  if (text.onePer && hasFetchedItsLike(game, download, text.onePer, card)) return false
  return !text.commands || targets.some(vessel => couldCommand(game, card, vessel))
}

/** Where the player looks: in the place of the card that is named, or in every place there is. */
export function* search(game: Game, download: Download, named?: CardId): Flow<readonly DownloadSource[]> {
  const sources = sourcesOf(game, download)
  const choice = sources.length < 2 || game.decide(searchesAllPlaces, { download })
  if (named !== undefined) return sources.filter(s => cardsOf(game, download.player, s).some(c => c.id === named))
  if (choice) return sources
  const { player, by } = download
  const names = sources.map(source => nameOf(game, player, source))
  const name = yield* chooseOf(player, names, by)
  return sources.filter(source => nameOf(game, player, source) === name)
}

/** Has a card of that title fetched the player one of the same title, or of one of its affiliations, before? */
function hasFetchedItsLike(
  game: Game,
  { player, by }: Download,
  onePer: NonNullable<DownloadText['onePer']>,
  card: CardId,
): boolean {
  if (!game.inForce(onePer)) return false
  game.credit(onePer)
  const { title } = game.card(by)
  const before = game.state.history.filter(
    d => d.kind === 'downloaded' && d.player === player && d.card !== undefined && game.card(d.card).title === title,
  )
  const kept = (id: CardId): readonly string[] =>
    onePer.what === 'title' ? [game.card(id).title] : affiliationsOf(game, id)
  const fetched = before.flatMap(d => (d.cards ?? []).flatMap(kept))
  return kept(card).some(one => fetched.includes(one))
}
