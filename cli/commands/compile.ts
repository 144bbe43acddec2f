import { dirname } from 'node:path'
import type { Command } from 'commander'
import { counted } from '../../reports/words.ts'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'
import { requireWritable } from '../require-writable.ts'
import { list } from '../values.ts'

interface Options {
  readonly features?: readonly string[]
  readonly out: string
}

/** `compile`: the suite as one file of plain data. */
export function addCompile(program: Command, done: (code: number) => void): void {
  program
    .command('compile')
    .description('write every case as JSON, for runners that read no features')
    .option('--features <folder>', 'feature files from elsewhere, instead of the built-in suite', list)
    .option('--out <file>', 'where the cases go; "-" is the standard output', 'reports/out/cases.json')
    .action(async ({ features, out }: Options) => {
      const [{ compileCases, compiledPieces }, { suiteOf }, { groundsIn }, { writeFiles }, { version }, { textsOf }] =
        await Promise.all([
          import('../../steps/suite/compiled.ts'),
          import('../../runner/features.ts'),
          import('../../catalogue/grounds.ts'),
          import('../../reports/write.ts'),
          import('../../runner/version.ts'),
          import('../../analysis/texts-of.ts'),
        ])
      const suite = suiteOf(features)
      if (out !== '-') requireWritable('--out', out, 'cases.json')
      const compiled = await busy('Compiling the suite', () =>
        compileCases(suite, { version, protocol: '1.0', grounds: groundsIn(), textsOf }),
      )
      if (out === '-') for (const piece of compiledPieces(compiled)) process.stdout.write(piece)
      else {
        writeFiles(dirname(out), [{ path: out, text: compiledPieces(compiled) }])
        process.stdout.write(
          `${counted(compiled.cases.length, 'case')}: ${out}\nTheir form is described in docs/cases.md.\n`,
        )
      }
      done(exitCodes.well)
    })
}
