import { type Command, InvalidArgumentError } from 'commander'
import { readOutcomes } from '../run/gates.ts'
import { list } from '../values.ts'

/** The options by which a CI demands what a run must come to. */
export function addGates(command: Command): Command {
  return command
    .option('--require-ruleset <ids>', 'exit with 3 if no case of these rulesets was played', list)
    .option('--min-cases <n>', 'exit with 3 if fewer cases were played', atLeast)
    .option(
      '--fail-on <outcomes>',
      'exit with 1 on these outcomes too: lacking (unsupported, partly-checked), not-applicable, disputed …',
      readOutcomes,
    )
}

function atLeast(text: string): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value > 0 && Number.isSafeInteger(value)) return value
  throw new InvalidArgumentError('It is a whole number of cases, such as 500.')
}
