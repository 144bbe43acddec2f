import type { Command } from 'commander'
import type { Score, StrengthReport } from '../strength/score.ts'

interface Options {
  readonly ruling?: readonly string[]
  readonly json?: boolean
}

/** `strength`: would the suite notice if a ruling were missing? */
export function addStrength(program: Command, done: (code: number) => void): void {
  program
    .command('strength')
    .description('strike out every ruling of every ruleset, one at a time, and see which scenarios notice')
    .option(
      '--ruling <ids>',
      'only these rulings; the beginning of an id stands for all that begin so',
      (word: string) => word.split(','),
    )
    .option('--json', 'for machines')
    .action(async ({ ruling, json }: Options) => {
      const report = await measure(ruling)
      process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : table(report))
      done(0)
    })
}

async function measure(only: readonly string[] | undefined): Promise<StrengthReport> {
  const [{ suiteOf }, { loadCatalogue }, { groundsIn }, { playAll }, { sweep }, { strengthReport }] = await Promise.all(
    [
      import('../features.ts'),
      import('../../rulings/catalogue.ts'),
      import('../grounds.ts'),
      import('../trace/play-all.ts'),
      import('../strength/strength.ts'),
      import('../strength/score.ts'),
    ],
  )
  const [suite, catalogue] = [suiteOf(undefined), loadCatalogue()]
  const verdicts = await playAll(
    suite,
    groundsIn(() => catalogue),
  )
  const decided = new Map([...verdicts].map(([id, { because }]) => [id, new Set(because)]))
  return strengthReport(await sweep(suite, catalogue, decided, only), catalogue)
}

function table(report: StrengthReport): string {
  const survivors = report.rulings.filter(m => m.fate === 'survived')
  return [
    row('', 'mutants', 'killed', 'elsewhere', 'survived', 'score'),
    ...report.documents.map(d => line(d.document, d)),
    '',
    ...report.topics.map(t => line(t.topic, t)),
    '',
    line('all', report),
    ...(survivors.length ? ['', 'Nobody noticed:'] : []),
    ...survivors.map(m => `  ${m.ruling} under ${m.ruleset}: ${m.reason}`),
    '',
  ].join('\n')
}

const line = (name: string, of: Score): string =>
  row(name, of.mutants, of.killed, of.killedElsewhere, of.survived, `${of.score} %`)

function row(name: string, ...cells: readonly (string | number)[]): string {
  return name.padEnd(24) + cells.map(cell => String(cell).padStart(11)).join('')
}
