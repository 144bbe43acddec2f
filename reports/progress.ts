import type { CaseResult } from './result.ts'
import { isTrouble } from './words.ts'

/** What a run tells while it goes on; `end` is called once, also after a failure. */
export interface Progress {
  tick(result: Pick<CaseResult, 'outcome'>): void
  end(): void
}

/** A moving bar on a terminal; elsewhere a line for every tenth of the cases. Nothing for an empty run. */
export async function createProgress(total: number, stream: NodeJS.WriteStream = process.stderr): Promise<Progress> {
  if (total === 0) return { tick: () => undefined, end: () => undefined }
  return stream.isTTY ? (await import('./progress-bar.ts')).bar(total, stream) : sparse(total, stream)
}

function sparse(total: number, stream: NodeJS.WriteStream): Progress {
  let done = 0
  let troubles = 0
  const print = () => stream.write(`${done} of ${total} cases, ${troubles} to look into\n`)
  return {
    tick: ({ outcome }) => {
      done++
      if (isTrouble(outcome)) troubles++
      if (Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total)) print()
    },
    end: () => undefined,
  }
}
