import type { Exchange } from '../../protocol/client.ts'
import type { Act, ActResult, Board, Event, EventWord } from '../../protocol/types.ts'
import { listed } from '../../steps/judge/mismatch.ts'

interface Told {
  /** The replies in words. */
  readonly lines: readonly string[]
  /** The whole board as last seen before the last act. */
  readonly boardBefore?: Board
  /** Was something done, and not only looked at? */
  readonly isDeed: boolean
}

/** News in the messages of one step that the board does not show. */
export function repliesIn(exchanges: readonly Exchange[]): Told {
  const acts = exchanges.filter(({ request }) => request.do === 'act')
  const lastAct = exchanges.findLastIndex(({ request }) => request.do === 'act' || request.do === 'answer')
  const earlier = lastAct < 0 ? exchanges.slice(0, 2) : exchanges.slice(0, lastAct)
  const boardBefore = earlier.flatMap(boardIn).at(-1)
  return {
    lines: [...tries(acts), ...refusals(acts), ...exchanges.flatMap(eventsIn)],
    isDeed: acts.length > 0 || lastAct >= 0,
    ...(boardBefore ? { boardBefore } : {}),
  }
}

function boardIn({ request, reply }: Exchange): readonly Board[] {
  if (request.do !== 'observe' || request.as || !reply || 'error' in reply) return []
  return 'board' in reply.result ? [reply.result.board as Board] : []
}

const resultOf = ({ reply }: Exchange): ActResult | undefined =>
  reply && 'result' in reply && 'outcome' in reply.result ? (reply.result as ActResult) : undefined

/** Acts that were only tried. */
function tries(acts: readonly Exchange[]): readonly string[] {
  return acts.flatMap(exchange => {
    const [{ request }, result] = [exchange, resultOf(exchange)]
    if (request.do !== 'act' || !request.try || !result) return []
    const what = `${request.as}: ${actWords(request.act)}`
    return [result.outcome === 'refused' ? `${what}: not allowed.` : `${what}: allowed.`]
  })
}

function actWords({ kind, card, cards, to }: Act): string {
  const named = [...(card ? [card] : []), ...(cards ?? [])]
  const place = to ? ` (${to.join(' ')})` : ''
  return `${kind} ${named.join(', ')}${place}`.trim()
}

/** Why the last act was refused; a response that was tried in several windows counts only if none took it. */
function refusals(acts: readonly Exchange[]): readonly string[] {
  const results = acts.flatMap(exchange =>
    exchange.request.do === 'act' && !exchange.request.try ? (resultOf(exchange) ?? []) : [],
  )
  const refusal = results.at(-1)?.refusal
  if (!refusal || results.some(({ outcome }) => outcome === 'done')) return []
  return [`Not allowed: ${refusal.text ?? refusal.code ?? refusal.stage}.`]
}

const told: Partial<Record<EventWord, string>> = {
  encountered: 'encountered',
  overcome: 'overcome',
  failed: 'not overcome',
  solved: 'completed',
  selected: 'selected',
  revealed: 'revealed',
  nullified: 'nullified',
  killed: 'killed',
  destroyed: 'destroyed',
  captured: 'captured',
  assimilated: 'assimilated',
  downloaded: 'downloaded',
}

function eventsIn(exchange: Exchange): readonly string[] {
  return (resultOf(exchange)?.events ?? []).flatMap(eventWords)
}

function eventWords({ event, cards }: Event): readonly string[] {
  const word = told[event]
  if (!word || !cards?.length) return []
  return [`${listed(cards)} ${cards.length === 1 ? 'is' : 'are'} ${word}.`]
}
