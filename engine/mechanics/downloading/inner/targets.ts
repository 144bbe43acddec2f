import type { CardId } from '../../../board/state.ts'
import { type Flow, type Given, malformed, refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { type Download, mayDecline } from '../../../questions/downloading/questions.ts'
import { fetchesMore, isDoneInPart, isKeptUnplayable } from '../../../questions/downloading/settled.ts'
import { mayDeclineToChoose } from '../../../questions/selections/settled.ts'
import { type Context, resolve } from '../../../text/selector.ts'
import { candidatesIn } from '../search.ts'
import type { DownloadSource, DownloadText } from '../words.ts'
import { isPlayable } from './arrive.ts'
import { canBeManned, crewAtMost } from './crew.ts'

/** What the player takes of what he found. */
export type Targets = readonly CardId[] | 'declined' | 'none can be had'

/** The cards that are fetched: the one that is named, or a choice. */
export function* chooseTargets(
  game: Game,
  download: Download,
  context: Context,
  looked: readonly DownloadSource[],
): Flow<Targets> {
  const found = candidatesIn(game, download, looked).filter(id => canBeHad(game, download, context, id))
  const named = context.wanted?.card
  if (named !== undefined) return [named]
  if (!found.length) return 'none can be had'
  const { exactly, dots } = download.text
  const upTo = mostOf(game, download, context) ?? (dots ? found.length : (exactly ?? 1))
  if (exactly && found.length < exactly && !game.decide(isDoneInPart, { download })) return 'none can be had'
  const chosen = yield* choose(game, download, found, Math.min(upTo, crewAtMost(game, download)))
  return chosen.length ? chosen : 'declined'
}

function mostOf(game: Game, { text: { upTo } }: Download, context: Context): number | undefined {
  return typeof upTo === 'object' ? resolve(game, upTo.each, context).length : upTo
}

function canBeHad(game: Game, download: Download, context: Context, card: CardId): boolean {
  if (!canBeManned(game, download, card)) return false
  return isPlayable(game, download, context, card) || game.decide(isKeptUnplayable, { card, download })
}

function* choose(game: Game, download: Download, of: readonly CardId[], upTo: number): Flow<readonly CardId[]> {
  const { player, by, text } = download
  const optional = !!text.may && game.decide(mayDecline, { download })
  const max = of.length > upTo && game.decide(fetchesMore, { download }) ? of.length : Math.min(upTo, of.length)
  const min = Math.min(text.exactly ?? 1, max)
  if (of.length === min && !optional) return of
  const given = yield {
    who: player,
    kind: 'choose',
    of,
    min,
    max,
    by,
    why: 'download',
    ...(optional ? { pass: true } : {}),
    check: answer => checkPick(game, download, answer, { of, min, max, optional }),
  }
  return 'pick' in given ? given.pick : []
}

interface Pick {
  readonly of: readonly CardId[]
  readonly min: number
  readonly max: number
  readonly optional: boolean
}

function checkPick(game: Game, { player, text }: Download, given: Given, { of, min, max, optional }: Pick): void {
  if ('pass' in given) {
    if (optional || game.decide(mayDeclineToChoose, { who: player })) return
    refuse('may-not-decline', 'A card must be downloaded', [], 'answer')
  }
  if (!('pick' in given)) malformed('not-a-choice', 'Cards must be picked', [], 'answer')
  const { pick } = given
  if (pick.length < min || pick.length > max || new Set(pick).size !== pick.length)
    refuse('count', `From ${min} to ${max} cards must be picked`, [], 'answer')
  const strange = pick.filter(id => !of.includes(id))
  if (strange.length) refuse('not-a-choice', `${strange.join(', ')} is not among the candidates`, strange, 'answer')
  if (text.different && new Set(pick.map(id => game.card(id).title)).size !== pick.length)
    refuse('duplicate', 'The cards must be different', pick, 'answer')
  checkDots(game, text, pick)
}

/** Refuses cards that have too many skill dots together. */
function checkDots(game: Game, { dots }: DownloadText, pick: readonly CardId[]): void {
  if (!dots || !game.inForce(dots)) return
  game.credit(dots)
  const total = pick.reduce((sum, id) => sum + game.law.language.skillIcons(game, id), 0)
  if (total > dots.upTo)
    refuse('count', `They have ${total} skill dots, and ${dots.upTo} at most may come`, pick, 'answer')
}
