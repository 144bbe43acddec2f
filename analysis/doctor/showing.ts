import { isDeepStrictEqual } from 'node:util'
import { findCard } from '../../cards/catalogue.ts'
import { tableOf } from '../../cards/table-of.ts'
import { EngineError } from '../../protocol/failures.ts'
import type { ActResult, Board, FactQuestion, HelloResult, Observation } from '../../protocol/types.ts'
import { viewFault } from '../../protocol/view-fault.ts'
import type { Suite } from '../../steps/suite/case.ts'
import type { TinyBoard } from './boards.ts'
import { type Complaint, type Finding, once, verdictOn } from './finding.ts'
import { guarded } from './mishaps.ts'
import { titlesOf } from './own-boards.ts'
import type { Patient } from './patient.ts'

/** Values, facts, views and dry runs, as far as declared. */
export async function showing(
  patient: Patient,
  hello: HelloResult,
  boards: readonly TinyBoard[],
  suite: Suite,
): Promise<readonly Finding[]> {
  const full = boards.toSorted((a, b) => b.board.cards.length - a.board.cards.length)[0]?.board
  if (!full) return []
  const hidden = boards.find(({ board }) => board.cards.some(({ where }) => where[0] === 'hand'))?.board
  const { values, facts, views, try: dry, actions = [] } = hello.can
  const known = titlesOf(full.ruleset, suite).filter(title => !hello.unknownTitles?.includes(title))
  const looks: readonly (readonly [
    check: string,
    says: string,
    wanted: unknown,
    look: () => Promise<readonly Complaint[]>,
  ])[] = [
    ['values', 'It shows the values of cards', values?.length, () => valueFaults(patient, full, values ?? [])],
    [
      'facts',
      'It answers questions of fact',
      facts?.length,
      () => factFaults(patient, full, questions(facts ?? [], known)),
    ],
    ['views', 'It hides what a player may not see', views && hidden, () => viewFaults(patient, hidden!)],
    ['try', 'Trying an act changes nothing', dry && actions.includes('end'), () => dryFaults(patient, full)],
  ]
  const findings: Finding[] = []
  for (const [check, says, wanted, look] of looks)
    if (wanted) findings.push(...verdictOn(check, says, once(await guarded(patient, `Looking at ${check}`, look))))
  return findings
}

async function valueFaults(patient: Patient, board: Board, declared: readonly string[]): Promise<readonly Complaint[]> {
  await patient.ask({ do: 'arrange', board })
  const { values = {} } = await patient.ask<Observation>({ do: 'observe', values: board.cards.map(({ id }) => id) })
  return board.cards.flatMap(({ id }) => {
    const entry = values[id]
    if (!entry)
      return [
        {
          seen: `The values of "${id}" were asked for, and there is no entry for it.`,
          mend: 'Reply to "values" with an entry for each card asked for, an empty one where it has none.',
        },
      ]
    const extra = Object.keys(entry).filter(word => !declared.includes(word) && !word.startsWith('x-'))
    if (!extra.length) return []
    return [
      {
        seen: `The values of "${id}" have ${extra.join(', ')}: not declared.`,
        mend: 'Show in "values" only the words that "can" declares there, or declare more.',
      },
    ]
  })
}

const pairs = [
  'matching-commander',
  'persona',
  'copy',
  'named-in-lore',
  'corresponding',
  'compatible',
  'deck-allowed',
  'refers-to',
  'grouped',
  'same-card',
  'facility-commander',
  'romantic-partner',
  'couple',
]
const singles: Readonly<Record<string, string>> = tableOf({
  species: 'human',
  has: 'Diplomacy',
  unique: '',
  'regular-skill': 'Diplomacy',
  'native-quadrant': 'alpha',
  'of-class': 'Galaxy',
  'special-equipment': 'Tractor Beam',
  homeworld: 'Klingon',
})

/** One about cards that the engine has, for every fact about titles. */
function questions(facts: readonly string[], titles: readonly string[]): readonly FactQuestion[] {
  const [a, b] = titles.filter(title => findCard(title)?.type === 'personnel')
  if (a === undefined || b === undefined) return []
  return facts.flatMap(fact => {
    if (fact === 'legal-deck') return [{ fact, deck: [{ part: 'draw deck', title: a, count: 1 }] }]
    if (pairs.includes(fact)) return [{ fact, titles: [a, b] } as FactQuestion]
    if (!(fact in singles)) return []
    return [{ fact, titles: [a], ...(singles[fact] ? { word: singles[fact] } : {}) } as FactQuestion]
  })
}

async function factFaults(
  patient: Patient,
  board: Board,
  asked: readonly FactQuestion[],
): Promise<readonly Complaint[]> {
  await patient.ask({ do: 'arrange', board })
  const complaints: Complaint[] = []
  for (const question of asked) complaints.push(...(await factFault(patient, question)))
  return complaints
}

/** That two cards do not go with a question may be said by `unsupported`. */
async function factFault(patient: Patient, question: FactQuestion): Promise<readonly Complaint[]> {
  const mend = 'Reply to "facts" with a list of the same length: true or false, a number, a word or a list of words.'
  try {
    const { facts } = await patient.ask<Observation>({ do: 'observe', facts: [question] })
    const isAnswer =
      facts?.length === 1 && ['boolean', 'number', 'string', 'object'].includes(typeof facts[0]) && facts[0] !== null
    return isAnswer ? [] : [{ seen: `The fact "${question.fact}" was answered by ${JSON.stringify(facts)}.`, mend }]
  } catch (error) {
    if (error instanceof EngineError && error.code === 'unsupported') return []
    throw error
  }
}

async function viewFaults(patient: Patient, board: Board): Promise<readonly Complaint[]> {
  await patient.ask({ do: 'arrange', board })
  const { board: whole } = await patient.ask<Observation>({ do: 'observe' })
  const { board: seen } = await patient.ask<Observation>({ do: 'observe', as: 'Bob' })
  const faults = hidingFaults(board, seen)
  const fault = viewFault('Bob', seen, whole)
  if (faults.length || !fault) return faults
  return [
    {
      seen: `A view shows something else than the board: expected at ${fault.pointer} ${fault.expected}.`,
      mend: 'Show in a view what is so on the whole board, and leave away what is hidden.',
    },
  ]
}

/** Bob's view of a board of Alice's: things he may not see, and things that are missing. */
function hidingFaults(board: Board, seen: Board): readonly Complaint[] {
  return board.cards.flatMap(({ id, where }) => {
    const card = seen.cards.find(one => one.id === id)
    if (!card)
      return [
        {
          seen: `Bob's view lacks "${id}".`,
          mend: 'Show all cards under their ids in a view, hidden ones without "title".',
        },
      ]
    if (where[0] !== 'hand' || card.title === undefined) return []
    return [
      {
        seen: `Bob sees that "${id}" in Alice's hand is "${card.title}".`,
        mend: 'Leave the "title" away in a view of a player to whom the card is hidden.',
      },
    ]
  })
}

async function dryFaults(patient: Patient, board: Board): Promise<readonly Complaint[]> {
  await patient.ask({ do: 'arrange', board })
  const before = await patient.ask<Observation>({ do: 'observe' })
  const act = { kind: 'end', of: 'turn' } as const
  const { outcome } = await patient.ask<ActResult>({ do: 'act', as: board.turn.player, act, try: true })
  const after = await patient.ask<Observation>({ do: 'observe' })
  const mend =
    'With "try": true, only ask whether the act could start: the outcome is "allowed" or "refused", and nothing changes.'
  if (outcome !== 'allowed' && outcome !== 'refused')
    return [{ seen: `Trying to end the turn had the outcome "${outcome}".`, mend }]
  return isDeepStrictEqual(before.board, after.board)
    ? []
    : [{ seen: 'Trying to end the turn changed the board.', mend }]
}
