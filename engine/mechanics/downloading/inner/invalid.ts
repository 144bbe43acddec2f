import { remember } from '../../../board/history.ts'
import { move } from '../../../board/moves.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Download } from '../../../questions/downloading/questions.ts'
import { isPaidBack } from '../../../questions/downloading/settled.ts'
import { takeTop } from '../../draws-and-discards/draw.ts'
import { contentsOf } from '../search.ts'
import type { DownloadSource } from '../words.ts'
import { markOf } from './check.ts'

/** Nothing that the text asks for can be had: what was paid is lost, unless rules give it back. */
export function invalid(game: Game, download: Download, looked: readonly DownloadSource[]): void {
  const { player, by, inPlaceOf, text } = download
  remember(game, {
    player,
    kind: 'download failed',
    card: by,
    cards: markOf(game, player),
    contents: contentsOf(game, player),
    places: text.may ? [] : looked,
  })
  if (!game.decide(isPaidBack, { download })) return
  if (inPlaceOf === 'card draw') takeTop(game, player)
  else if (game.card(by).place === 'play') move(game, by, 'hand', player)
  else forget(game, download)
}

/** As if the text had not been used, and nothing forgone for it. */
function forget(game: Game, { by, player }: Download): void {
  const { history } = game.state
  const undone = (['use', 'card play forgone'] as const).map(kind =>
    history.findLastIndex(d => d.kind === kind && d.card === by && d.player === player),
  )
  game.state = { ...game.state, history: history.filter((_, i) => !undone.includes(i)) }
}
