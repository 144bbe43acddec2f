import type { Command } from 'commander'

const shown = 5
const listed = 25

interface Options {
  readonly open?: boolean
  readonly report: string
}

/** `explain`: what a ruling says, where it stands, what rests on it. */
export function addExplain(program: Command, done: (code: number) => void): void {
  program
    .command('explain <words...>')
    .description('explain a ruling or custom: give its id, a case id, or words that it contains')
    .option('--open', 'open it in the HTML report')
    .option('--report <file>', 'which report to open', 'reports/out/conformance.html')
    .action(async (words: readonly string[], { open, report }: Options) => {
      const [{ explain }, { findRulings }, { loadCatalogue }, { suiteOf }] = await Promise.all([
        import('../../analysis/explain/explain.ts'),
        import('../../analysis/explain/find.ts'),
        import('../../catalogue/catalogue.ts'),
        import('../../runner/features.ts'),
      ])
      const [catalogue, suite] = [loadCatalogue(), suiteOf(undefined)]
      const wanted = words.join(' ')
      const custom = catalogue.customs.get(wanted)
      if (custom) {
        const { explainCustom } = await import('../../analysis/explain/custom.ts')
        process.stdout.write(`${explainCustom(custom, catalogue, suite)}\n`)
        return done(0)
      }
      const found = findRulings(wanted, catalogue, suite)
      const texts = found.slice(0, shown).map(ruling => explain(ruling, catalogue, suite))
      const more = found.slice(shown, shown + listed).map(ruling => `${ruling.id}  ${ruling.summary}`)
      const unseen = found.length - shown - more.length
      if (unseen > 0) more.push(`and ${unseen} more; another word makes them fewer`)
      const text = [...texts, ...(more.length ? [more.join('\n')] : [])].join('\n\n')
      const { wrap } = await import('../../reports/terminal.ts')
      process.stdout.write(`${fitted(text, process.stdout.columns, wrap)}\n`)
      if (open) {
        const place = suite.cases.some(one => one.id === wanted) ? wanted : found[0]!.id
        process.stdout.write(`\n${await (await import('../open-page.ts')).openPage(report, place)}\n`)
      }
      done(0)
    })
}

/** On a terminal, what is too long goes on below where the line's text began; in a file, lines stay whole. */
function fitted(text: string, columns: number | undefined, wrap: (line: string, width: number) => string[]): string {
  if (!columns) return text
  const fit = (line: string): string => {
    if (line.length <= columns) return line
    const indent = line.slice(12, 14) === '  ' ? 14 : line.startsWith('  ') ? 2 : 0
    const [first = '', ...rest] = wrap(line.slice(indent), columns - indent)
    return [line.slice(0, indent) + first, ...rest.map(part => ' '.repeat(indent) + part)].join('\n')
  }
  return text.split('\n').map(fit).join('\n')
}
