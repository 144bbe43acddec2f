import { isDeepStrictEqual } from 'node:util'
import { difference, settled } from '../../protocol/settled.ts'
import type { Act, Board, Can } from '../../protocol/types.ts'
import type { TinyBoard } from './boards.ts'
import { type Complaint, type Finding, verdictOn } from './finding.ts'
import { guarded } from './mishaps.ts'
import type { Patient } from './patient.ts'

const says = 'The same requests get the same replies'

/** The same conversation twice in one life of the engine, and once more in the next. */
export async function sameness(patient: Patient, can: Can, boards: readonly TinyBoard[]): Promise<readonly Finding[]> {
  const board = boards.toSorted((a, b) => b.board.cards.length - a.board.cards.length)[0]?.board
  if (!board) return []
  const act = deed(can)
  const complaints = await guarded(patient, 'Playing the same twice', async () => {
    const first = await conversation(patient, board, act)
    const second = await conversation(patient, board, act)
    await patient.dismiss()
    const third = await conversation(patient, board, act)
    return [
      ...restless(first),
      ...differing(first, second, 'the second time'),
      ...differing(first, third, 'after it was started again'),
    ]
  })
  return verdictOn('sameness', says, complaints.slice(0, 1))
}

/** Something that can be done on every board. */
function deed({ actions = [] }: Can): Act | undefined {
  if (actions.includes('end')) return { kind: 'end', of: 'turn' }
  return actions.includes('draw') ? { kind: 'draw' } : undefined
}

type Said = readonly { readonly verb: string; readonly result: object }[]

async function conversation(patient: Patient, board: Board, act: Act | undefined): Promise<Said> {
  const said: { verb: string; result: object }[] = []
  const note = async (verb: string, reply: Promise<object>) => said.push({ verb, result: await reply })
  await note('arrange', patient.ask({ do: 'arrange', board }))
  await note('observe', patient.ask({ do: 'observe' }))
  await note('observe again', patient.ask({ do: 'observe' }))
  if (!act) return said
  await note(`act (${act.kind})`, patient.ask({ do: 'act', as: board.turn.player, act }))
  await note('observe', patient.ask({ do: 'observe' }))
  return said
}

function restless(said: Said): readonly Complaint[] {
  const [, once, again] = said
  if (!once || !again || isDeepStrictEqual(settled(once.result), settled(again.result))) return []
  return [
    {
      seen: `Two \`observe\` in a row showed different things: ${difference(once.result, again.result)}.`,
      mend: 'Let `observe` change nothing, and keep the handles of open questions until they are answered.',
    },
  ]
}

function differing(before: Said, after: Said, when: string): readonly Complaint[] {
  const at = before.findIndex(({ result }, index) => !isDeepStrictEqual(settled(result), settled(after[index]?.result)))
  if (at < 0) return []
  return [
    {
      seen: `\`${before[at]!.verb}\` was answered otherwise ${when}: ${difference(before[at]!.result, after[at]?.result)}.`,
      mend: 'Take nothing from a clock, from chance, from hash order or from the games before: number the questions of each game from the beginning, and let `chance` be asked.',
    },
  ]
}
