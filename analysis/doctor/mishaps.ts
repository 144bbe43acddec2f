import { tableOf } from '../../cards/table-of.ts'
import { EngineError, EngineFailure } from '../../protocol/failures.ts'
import type { Complaint } from './finding.ts'
import type { Offence, Patient } from './patient.ts'

const mends: Readonly<Record<EngineFailure['kind'], string>> = {
  crash:
    'Let nothing that is thrown end the program: catch it around each request, and reply with an error whose code is "internal".',
  timeout:
    'Reply to every request with one line, and flush it; where the engine waits for a player, the reply is its question in "pending".',
  babble: 'Reply with exactly one line of JSON per request, with its id; logs go to stderr.',
}

const errorMends: Readonly<Record<string, string>> = tableOf({
  'unknown-word': 'It declares a word that it does not know when it is asked: serve the word, or take it out of "can".',
  'unknown-card': 'Put the titles that the engine does not have into "unknownTitles", and keep the ids of the board.',
  internal: 'Something was thrown: fix it where this is translated or done.',
  'out-of-order': '`arrange` sets up a whole game; whatever follows it is in order.',
})

/** An engine that fell silent, ended, talked nonsense or replied with an error, as a complaint; anything else is thrown on. */
export function mishap(error: unknown, doing: string): Complaint {
  if (error instanceof EngineFailure) return { seen: `${doing}: ${error.message}`, mend: mends[error.kind] }
  if (!(error instanceof EngineError)) throw error
  const mend = errorMends[error.code] ?? 'Fix what its message says, in the adapter, where this is translated.'
  return { seen: `${doing}: it replied with the error "${error.code}": ${error.message}`, mend }
}

/** Complaints of `look`; that it cannot do something of which every word is declared is none, but noted. A mishap of the engine in it is a complaint as well, and so is an unreadable reply. None of an engine that is given up. */
export async function guarded(
  patient: Patient,
  doing: string,
  look: () => Promise<readonly Complaint[]>,
): Promise<readonly Complaint[]> {
  if (patient.lost) return []
  try {
    return await look()
  } catch (error) {
    if (error instanceof TypeError && patient.offence) return [unreadable(patient.offence)]
    if (error instanceof EngineError && error.code === 'unsupported') {
      patient.cannot.push(`${doing}: ${error.message}`)
      return []
    }
    return [mishap(error, doing)]
  }
}

function unreadable({ violation }: Offence): Complaint {
  return { seen: violation.message, mend: `Fix the reply there, as expected; with --strict, the place is shown.` }
}
