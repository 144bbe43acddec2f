import type { Command } from 'commander'
import type { DoctorOptions } from '../../analysis/doctor/doctor.ts'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'
import { milliseconds } from '../values.ts'

/** `doctor`: is it the adapter or the engine, and what to mend next? */
export function addDoctor(program: Command, done: (code: number) => void): void {
  program
    .command('doctor')
    .description('look an engine and its adapter over, and say what to mend next')
    .option('-e, --engine <command>', 'command line or address, as for run; left out: the built-in engine')
    .option('--cards-map <file>', "the engine's own ids of the cards by title, as for run")
    .option(
      '--strict',
      'also hold every message against the schemas, and show the place where the first one breaks them',
    )
    .option('--timeout <milliseconds>', 'time for one answer, the greeting included', milliseconds)
    .option('--json', 'for machines')
    .action(async (options: DoctorOptions) => {
      const [{ examine }, { printDiagnosis }] = await Promise.all([
        import('../../analysis/doctor/doctor.ts'),
        import('../print/doctor.ts'),
      ])
      const diagnosis = await busy('Looking the engine over', () => examine(options))
      const text = options.json
        ? `${JSON.stringify(diagnosis, null, 2)}\n`
        : printDiagnosis(diagnosis, process.stdout.columns || 80)
      process.stdout.write(text)
      done(diagnosis.healthy ? exitCodes.well : exitCodes.failures)
    })
}
