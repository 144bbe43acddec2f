import { EngineError, EngineFailure } from '../../protocol/failures.ts'
import type { Act, ActResult, Board, Can } from '../../protocol/types.ts'
import type { TinyBoard } from './boards.ts'
import { type Complaint, type Finding, once, verdictOn } from './finding.ts'
import { mishap } from './mishaps.ts'
import type { Patient } from './patient.ts'

interface Tease {
  readonly what: string
  readonly request: object
  /** The code that the protocol has for it; undefined = a result is as good as an error. */
  readonly code?: string
  readonly mend: string
}

/** Whether what the engine cannot know gets an error: no guess, no silence, no end. */
export async function teasing(patient: Patient, can: Can, boards: readonly TinyBoard[]): Promise<readonly Finding[]> {
  const complaints: Complaint[] = [...(await newField(patient)), ...(await tooEarly(patient, can))]
  const board = boards.find(one => one.board.cards.length > 0)?.board ?? boards[0]?.board
  for (const tease of [...teases, ...(board ? onBoard(board, can) : [])]) {
    if (patient.lost) break
    if (board) await patient.ask({ do: 'arrange', board }).catch(() => {})
    complaints.push(...(await complain(patient, tease)))
  }
  return verdictOn('unknown', 'What it cannot know it answers with an error', once(complaints))
}

const teases: readonly Tease[] = [
  {
    what: 'a verb that does not exist',
    request: { do: 'teleport' },
    code: 'unknown-verb',
    mend: 'Reply to a verb that the adapter does not know with the error "unknown-verb" and the id of the request, and go on.',
  },
]

function onBoard(board: Board, { actions = [] }: Can): readonly Tease[] {
  const [card] = board.cards
  const stranger = actOn(actions, 'No such card')
  const guess = 'never guess, and never leave out what is not understood.'
  return [
    ...(card
      ? [
          {
            what: 'a place that does not exist',
            request: { do: 'arrange', board: { ...board, cards: [{ ...card, where: ['nowhere', 'Alice'] }] } },
            code: 'unknown-word',
            mend: `Reply to a place that the adapter does not know with the error "unknown-word"; ${guess}`,
          },
          {
            what: 'a title that no card has',
            request: { do: 'arrange', board: { ...board, cards: [{ ...card, title: 'No such title' }] } },
            code: 'unknown-card',
            mend: `Reply to a title that the engine does not have with the error "unknown-card"; ${guess}`,
          },
        ]
      : []),
    ...(stranger
      ? [
          {
            what: 'an act with a card that is not on the board',
            request: { do: 'act', as: board.turn.player, act: stranger },
            code: 'unknown-card',
            mend: 'Reply to an id that is not on the board with the error "unknown-card": what the rules say of it, nobody asked.',
          },
        ]
      : []),
    {
      what: 'a field that does not exist',
      request: { do: 'observe', 'x-unheard-of': true },
      mend: 'Ignore a field that the adapter does not know, or reply with the error "bad-request".',
    },
  ]
}

function actOn(actions: readonly string[], card: string): Act | undefined {
  const alone = (['dock', 'undock', 'move', 'play', 'use', 'cloak', 'land'] as const).find(kind =>
    actions.includes(kind),
  )
  if (alone === 'move') return { kind: 'move', card, to: ['space', card] }
  if (alone === 'dock') return { kind: 'dock', card, to: ['docked', card] }
  if (alone) return { kind: alone, card }
  const together = (['beam', 'walk', 'discard'] as const).find(kind => actions.includes(kind))
  return together && { kind: together, cards: [card], ...(together === 'discard' ? {} : { to: ['planet', card] }) }
}

async function complain(patient: Patient, { what, request, code, mend }: Tease): Promise<readonly Complaint[]> {
  try {
    await patient.ready()
  } catch (error) {
    return [mishap(error, 'To a further greeting')]
  }
  try {
    const result = await patient.tease(request)
    if ((result as Partial<ActResult>).refusal?.code === 'wrong-time') return []
    return code ? [{ seen: `To ${what} it replied with a result.`, mend }] : []
  } catch (error) {
    if (error instanceof EngineFailure) {
      // Where no such request was ever answered, what is strange in this one is not the reason.
      const isUsual = code !== 'unknown-verb' && !patient.hasAnswered(request)
      return [isUsual ? mishap(error, `To ${what}`) : { seen: `To ${what}: ${error.message}`, mend }]
    }
    if (!(error instanceof EngineError)) throw error
    return error.code === code || code !== 'unknown-verb'
      ? []
      : [{ seen: `To ${what} it replied with the error "${error.code}".`, mend }]
  }
}

/** A later runner may say more in its greeting. */
async function newField(patient: Patient): Promise<readonly Complaint[]> {
  await patient.close()
  try {
    await patient.greet({ 'x-unheard-of': { of: 'a later version' } })
    return []
  } catch (error) {
    const { seen } = mishap(error, 'To a greeting with a field more')
    const usual = await greetAgain(patient)
    if (usual) return [usual]
    return [
      { seen, mend: 'Ignore the fields of `hello` that the adapter does not know; in `hello` alone this is a duty.' },
    ]
  }
}

/** What is wrong with the next greeting, which has no field more. */
async function greetAgain(patient: Patient): Promise<Complaint | undefined> {
  await patient.close()
  try {
    await patient.greet()
    return undefined
  } catch (error) {
    return mishap(error, 'To a further greeting')
  }
}

async function tooEarly(patient: Patient, can: Can): Promise<readonly Complaint[]> {
  if (!can.rulesets?.length) return []
  return complain(patient, {
    what: '`observe` before any `arrange`',
    request: { do: 'observe' },
    code: 'out-of-order',
    mend: 'Reply to what comes before the first `arrange` with the error "out-of-order".',
  })
}
