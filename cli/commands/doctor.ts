import type { Command } from 'commander'
import type { DoctorOptions } from '../../analysis/doctor/doctor.ts'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'
import { milliseconds } from '../values.ts'

/** `doctor`: is it the adapter or the engine, and what to mend next? */
export function addDoctor(program: Command, done: (code: number) => void): void {
  program
    .command('doctor')
    .description('check an engine and its adapter, and say what to fix next')
    .option('-e, --engine <command>', 'command line or address, as for run; left out: the built-in engine')
    .option('--cards-map <file>', "the engine's own ids of the cards by title, as for run")
    .option(
      '--strict',
      'also hold every message against the schemas, and show the place where the first one breaks them',
    )
    .option('--timeout <milliseconds>', 'time for one answer, the greeting included', milliseconds)
    .option('--hello <file>', 'of a saved answer to hello: how many cases it could play, and what keeps it out')
    .option('--json', 'for machines')
    .action(async ({ hello, ...options }: DoctorOptions & { readonly hello?: string }) => {
      if (hello !== undefined) {
        process.stdout.write(await sayReach(hello, options.json))
        return done(exitCodes.well)
      }
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

async function sayReach(file: string, json?: boolean): Promise<string> {
  const [{ readHello, reachOf }, { reachText }, { suiteOf }] = await Promise.all([
    import('../../analysis/doctor/reach.ts'),
    import('../print/reach.ts'),
    import('../../runner/features.ts'),
  ])
  const reach = reachOf(readHello(file), suiteOf(undefined).cases)
  return json ? `${JSON.stringify(reach, null, 2)}\n` : reachText(reach)
}
