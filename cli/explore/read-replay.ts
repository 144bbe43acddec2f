import { isDeepStrictEqual } from 'node:util'
import type { Script } from '../../analysis/explore/script.ts'
import type { ExploredReport } from '../../analysis/explore/tell.ts'
import { readBounded } from '../../catalogue/read-bounded.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { printable } from '../../reports/words.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { isGiven } from '../../steps/judge/given.ts'
import { isOperation } from '../../steps/suite/read-compiled.ts'

/** The boards and moves of what earlier explorations, or shards of one, found; throws, in words, where a file is none, or there is nothing in any. */
export function readReplay(files: readonly string[]): readonly Script[] {
  const scripts = files.flatMap(scriptsIn)
  if (!scripts.length) throw notReplayed(files.join(), `there are no findings in ${files.length > 1 ? 'them' : 'it'}`)
  return scripts
}

function scriptsIn(file: string): readonly Script[] {
  const { findings } = parsed(file) as Partial<ExploredReport>
  if (!Array.isArray(findings)) throw notReplayed(file, 'there are no findings in it')
  const scripts = findings.map((finding: Finding | null) => finding?.script)
  const wrong = scripts.findIndex(script => !isScript(script))
  if (wrong >= 0) throw notReplayed(file, `finding ${wrong + 1} cannot be played again`)
  return scripts as readonly Script[]
}

const notReplayed = (file: string, what: string): UsageError =>
  new UsageError(`--replay ${printable(file)}: ${what}. It is the explored.json of an exploration.`)

type Finding = ExploredReport['findings'][number]

function parsed(file: string): object {
  try {
    const read: unknown = JSON.parse(readBounded(file).toString('utf8'))
    return read && typeof read === 'object' ? read : {}
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is not JSON' : (error as NodeJS.ErrnoException).code
    throw new UsageError(`--replay ${printable(file)}: the file cannot be read (${why}).`)
  }
}

const isScript = (one: Partial<Script> | null | undefined): boolean =>
  typeof one?.ruleset === 'string' &&
  rulesets.has(one.ruleset) &&
  Array.isArray(one.given) &&
  one.given.every(operation => isOperation(operation) && isGiven(operation)) &&
  Array.isArray(one.moves) &&
  one.moves.every(isMove)

/** A value that is asked for has no answer yet. */
const isMove = (move: unknown): boolean => {
  const { op, values } = (move ?? {}) as { readonly op?: unknown; readonly values?: unknown }
  return isOperation(op === 'value' && isDeepStrictEqual(values, []) ? { ...(move as object), values: [0] } : move)
}
