import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Command } from 'commander'
import { makeFolder } from '../../reports/make-folder.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'
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
      if (out !== '-') requireWritable(out)
      const compiled = await busy('Compiling the suite', () =>
        compileCases(suiteOf(features), { version, protocol: '1.0', grounds: groundsIn(), textsOf }),
      )
      if (out === '-') for (const piece of compiledPieces(compiled)) process.stdout.write(piece)
      else {
        writeFiles(dirname(out), [{ path: out, text: compiledPieces(compiled) }])
        process.stdout.write(`${compiled.cases.length} cases: ${out}\nTheir form is described in docs/cases.md.\n`)
      }
      done(exitCodes.well)
    })
}

/** Refuses before anything is compiled what could not be written after it. */
function requireWritable(out: string): void {
  if (existsSync(out) && statSync(out).isDirectory())
    throw new UsageError(
      `--out ${out}: this is a folder; name a file in it, such as ${out.replace(/(?<![\\/])[\\/]+$/, '')}/cases.json.`,
    )
  const probe = `${out}.${process.pid}.tmp`
  try {
    makeFolder(dirname(out))
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new UsageError(
      `--out ${out}: the file cannot be written (${(error as NodeJS.ErrnoException).code}). Name another one.`,
    )
  }
}
