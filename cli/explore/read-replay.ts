import type { Script } from '../../analysis/explore/script.ts'
import type { ExploredReport } from '../../analysis/explore/tell.ts'
import { readBounded } from '../../catalogue/read-bounded.ts'
import { printable } from '../../reports/words.ts'
import { UsageError } from '../../runner/usage-error.ts'

/** The boards and moves of what an earlier exploration found; throws, in words, where the file holds none. */
export function readReplay(file: string): readonly Script[] {
  const { findings } = parsed(file) as Partial<ExploredReport>
  const scripts = Array.isArray(findings) ? findings.map(({ script }) => script) : []
  if (scripts.length && scripts.every(isScript)) return scripts
  throw new UsageError(
    `--replay ${printable(file)}: there are no findings in it that can be played again. It is the explored.json of an exploration.`,
  )
}

function parsed(file: string): object {
  try {
    const read: unknown = JSON.parse(readBounded(file).toString('utf8'))
    return read && typeof read === 'object' ? read : {}
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is not JSON' : (error as NodeJS.ErrnoException).code
    throw new UsageError(`--replay ${printable(file)}: the file cannot be read (${why}).`)
  }
}

const isScript = (one: Partial<Script> | undefined): boolean =>
  typeof one?.ruleset === 'string' && Array.isArray(one.given) && Array.isArray(one.moves)
