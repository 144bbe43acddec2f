import type { Command } from 'commander'
import { readOutcomes } from '../run/gates.ts'
import { addsUp, list, whole } from '../values.ts'

/** The options by which a CI demands what a run must come to. */
export function addGates(command: Command): Command {
  return command
    .option('--require-ruleset <ids>', 'exit with 3 if no case of these rulesets was played', list)
    .option('--min-cases <n>', 'exit with 3 if fewer cases were played', whole(1, 9_999_999, 'of cases'))
    .option(
      '--fail-on <outcomes>',
      'exit with 1 on these outcomes too: lacking (unsupported, partly-checked), not-applicable, disputed …',
      addsUp(readOutcomes),
    )
}
