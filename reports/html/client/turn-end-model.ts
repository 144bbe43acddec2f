import type { Answer, Event, EventWord, Id, Question } from '../../../protocol/types.ts'
import type { CaseDetails } from '../embedded.ts'
import { exchangesFrom } from './attempt-course.ts'
import { namesOnBoards } from './card-names.ts'

/** One thing at the end of a turn: who chose what came first among what was due, or what happened. */
export type Line =
  | { readonly by: string; readonly due: readonly string[]; readonly first: readonly string[] }
  | { readonly event: string; readonly cards: readonly string[]; readonly player?: string }

/** The end of one player's turn, in the order in which it came about. */
export interface TurnEnd {
  readonly player: string
  readonly lines: readonly Line[]
  readonly rulings: readonly string[]
}

type Shown = Pick<CaseDetails, 'transcript' | 'before' | 'after'>

/** The ends of turns that were played, with what was due, in which order and by whose choice; read off the messages. */
export function turnEndsIn({ transcript, before, after }: Shown): readonly TurnEnd[] {
  const nameOf = namesOnBoards({ before, after })
  const seeding = before?.turn.phase.startsWith('seed-')
  if (seeding) return []
  return exchangesFrom(transcript, ({ kind, of }) => kind === 'end' && (of ?? 'turn') === 'turn').flatMap(exchanges => {
    const [{ asked } = {}] = exchanges
    const lines = exchanges.flatMap(({ asked: { answer, q }, result, open }) => [
      ...chosen(
        open.find(question => question.q === q),
        answer,
      ),
      ...(result.events ?? []).flatMap(happened),
    ])
    const rulings = [...new Set(exchanges.flatMap(({ result }) => result.rulings ?? []))]
    return asked?.as !== undefined && lines.length ? [{ player: asked.as, lines: named(lines, nameOf), rulings }] : []
  })
}

/** What the player put first of what was due together. */
function chosen(question: Question | undefined, answer: Answer | undefined): readonly Line[] {
  if (!question?.of || !answer || !['choose', 'order'].includes(question.kind)) return []
  const first = 'pick' in answer ? answer.pick : 'order' in answer ? answer.order : []
  return [{ by: question.who, due: question.of.map(String), first: first.map(String) }]
}

/** What a choice told is said by the choice, and what a battle told by its table. */
const toldElsewhere: readonly EventWord[] = ['selected', 'totalled', 'hit', 'wounded', 'won']

const happened = ({ event, cards = [], player }: Event): readonly Line[] =>
  toldElsewhere.includes(event) ? [] : [{ event, cards, ...(player === undefined ? {} : { player }) }]

const named = (lines: readonly Line[], nameOf: (id: Id) => string): readonly Line[] =>
  lines.map(line =>
    'due' in line
      ? { ...line, due: line.due.map(nameOf), first: line.first.map(nameOf) }
      : { ...line, cards: line.cards.map(nameOf) },
  )
