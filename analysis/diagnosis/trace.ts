import type { ActKind, Reply } from '../../protocol/types.ts'
import { briefOf, requestName } from '../../reports/brief.ts'
import type { CaseResult } from '../../reports/result.ts'
import { type Untimely, untimely } from '../untimely.ts'

/** One act or answer of a transcript. */
export interface Move {
  readonly asked: ActKind | 'answer'
  /** Absent = no proper reply came. */
  readonly refused?: boolean
}

/** The steps and messages of a case, as far as a diagnosis needs them. */
export interface Trace {
  /** Index of the failing step; -1 where the case failed after its last step, or not at all. */
  readonly failing: number
  readonly moves: readonly Move[]
  /** Requests: `act beam`, `arrange`, `answer`. */
  readonly requests: ReadonlySet<string>
  readonly lastRequest: string
  /** Code of the error that the last reply was; absent = it was none. */
  readonly error?: string
  /** Conditions and places of the cards that were set up. */
  readonly setUp: ReadonlySet<string>
  /** Its last act, if that was refused for its time. */
  readonly untimely?: Untimely | undefined
}

/** Reads the details of a result, which may have to be unpacked, once. */
export function traceOf({ steps, transcript, brief, before, after }: CaseResult): Trace {
  const { asked, setUp } = brief ?? briefOf({ transcript, before, after })
  const reply = transcript.at(-1)?.reply as Reply | null | undefined
  const requests = asked.map(withoutEnding)
  return {
    failing: steps.findIndex(step => step.outcome === 'fail'),
    moves: asked.flatMap(moveIn),
    requests: new Set(requests),
    lastRequest: requests.at(-1) ?? requestName(undefined),
    ...(reply && 'error' in reply ? { error: reply.error.code } : {}),
    untimely: untimely(transcript),
    setUp: new Set(setUp),
  }
}

const ending = / (?:done|refused)$/
const withoutEnding = (words: string): string => words.replace(ending, '')

function moveIn(words: string): readonly Move[] {
  const name = withoutEnding(words)
  const [verb, kind] = name.split(' ')
  if (verb !== 'act' && verb !== 'answer') return []
  const asked = (kind ?? verb) as Move['asked']
  return [name === words ? { asked } : { asked, refused: words.endsWith(' refused') }]
}
