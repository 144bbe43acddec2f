import type { Client } from '../../../protocol/client.ts'
import type { Act, Board, Can, Question } from '../../../protocol/types.ts'
import { Beyond } from '../beyond.ts'
import { differences } from '../frame.ts'
import { listed } from '../mismatch.ts'
import { Patience } from '../patience.ts'
import { typeOfTitle, typesOf } from '../types-of.ts'
import { type Custom, type Move, planOf } from './plan.ts'
import type { TypeOf } from './unreachable.ts'

/** A board that is laid out. */
export interface Laid {
  readonly pending: readonly Question[]
  /** Acts that it took; undefined = it was arranged. */
  readonly acts: number | undefined
}

/** Arranges the board, or reaches it by play where the engine arranges only the start of a game. */
export async function layBoard(client: Client, can: Can, board: Board): Promise<Laid> {
  if (can.boards !== 'by-play') return { pending: (await client.arrange(board)).pending, acts: undefined }
  const made = typesOf(board.made ?? [])
  return reachByPlay(client, can, board, ({ id, title = id }) => typeOfTitle(title, made))
}

const customs: readonly Custom[] = [false, true].flatMap(inTurns =>
  [false, true].flatMap(lastFirst => [true, false].map(draws => ({ draws, lastFirst, inTurns }))),
)

/** Plays from the start of a game until the board is as it should be; throws `Beyond` where it does not come about. */
async function reachByPlay(client: Client, can: Can, board: Board, typeOf: TypeOf): Promise<Laid> {
  let failure: unknown
  for (const custom of customs) {
    if (failure && !isWorthAnother(board) && !(custom.inTurns && custom.draws && !custom.lastFirst)) continue
    try {
      return await attempt(client, can, board, typeOf, custom)
    } catch (error) {
      if (!(error instanceof Beyond)) throw error
      failure ??= error
    }
  }
  throw failure instanceof Beyond
    ? new Beyond(
        `the engine arranges only the start of a game, and this board is not reached by play: ${failure.message}`,
        failure.ability,
      )
    : failure
}

/** Only where turns end or cards are seeded under others do customs matter. */
const isWorthAnother = ({ turn, cards }: Board): boolean =>
  turn.phase === 'seed-facility' || !turn.phase.startsWith('seed-') || cards.some(({ where }) => where[0] === 'under')

async function attempt(client: Client, can: Can, board: Board, typeOf: TypeOf, custom: Custom): Promise<Laid> {
  const { start, moves } = planOf(board, typeOf, can.phases ?? [], custom)
  for (const { act } of moves) requireDeclared(act, can)
  let { pending } = await client.arrange(start)
  const patience = new Patience()
  for (const move of moves) pending = await carryOut(client, move, patience)
  const now = (await client.observe()).board
  const wrong = [...differences(board, now, new Set()), ...turnDifference(board, now)]
  if (wrong.length) throw beyond(`by play it comes out differently: ${listed(wrong.slice(0, 3))}`)
  return { pending, acts: moves.length }
}

function requireDeclared({ kind }: Act, { actions = [] }: Can): void {
  if (!actions.includes(kind))
    throw new Beyond(`it takes "${kind}", which the engine does not declare`, `actions "${kind}"`)
}

async function carryOut(client: Client, { as, act }: Move, patience: Patience): Promise<readonly Question[]> {
  let result = await client.act(as, act)
  if (result.outcome === 'refused') {
    const { text, code, stage } = result.refusal ?? {}
    throw beyond(`the engine refuses ${as} on the way (${inWords(act)}): ${text ?? code ?? stage}`)
  }
  for (let [open] = asked(result.pending); open; [open] = asked(result.pending)) {
    patience.pass(open)
    const answer = answerTo(open)
    if (!answer) throw beyond(`on the way ${open.who} has to choose (${inWords(act)})`)
    result = await client.answer(open.q, open.who, answer)
    if (result.outcome === 'refused') throw beyond(`on the way ${open.who} may not pass (${inWords(act)})`)
  }
  return result.pending
}

const asked = (pending: readonly Question[]): readonly Question[] => pending.filter(({ kind }) => kind !== 'action')

function answerTo({ kind, who, pass }: Question) {
  if (who === 'chance' && kind === 'order') return { keep: true } as const
  return kind === 'response' || pass ? ({ pass: true } as const) : undefined
}

function inWords({ kind, card, cards, to, of }: Act): string {
  const what = card ?? (cards ? listed(cards) : of)
  return [kind, what, to?.join(' ')].filter(Boolean).join(' ')
}

function turnDifference({ turn }: Board, { turn: now }: Board): readonly string[] {
  const same = turn.player === now.player && turn.phase === now.phase
  return same ? [] : [`it is ${now.player}'s turn, in the segment "${now.phase}"`]
}

const beyond = (message: string): Beyond => new Beyond(message, 'boards "any"')
