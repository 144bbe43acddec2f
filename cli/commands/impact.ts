import type { Command } from 'commander'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'
import { joined, readFormats } from '../formats.ts'
import { repeated } from '../values.ts'

interface Options {
  readonly base?: string
  readonly out: string
  readonly report: string
  readonly engineReport: readonly string[]
}

/** `impact`: what a proposed change of the rules would flip. */
export function addImpact(program: Command, done: (code: number) => void): void {
  program
    .command('impact <proposal>')
    .description('play the law as it is and as a proposal would have it: what comes out differently')
    .option('--base <ruleset>', "the ruleset to be changed; left out: the proposal's own")
    .option('--out <folder>', 'where the pages go', 'reports/out')
    .option(
      '--report <formats>',
      'html, markdown, json; may be repeated',
      joined('html,markdown,json'),
      'html,markdown,json',
    )
    .option(
      '--engine-report <file>',
      'conformance.json of an engine, to see what it would have to change; may be repeated',
      repeated,
      [],
    )
    .action(async (proposal: string, options: Options) => done(await impact(proposal, options)))
}

async function impact(file: string, { base, out, report, engineReport }: Options): Promise<number> {
  const [
    { readProposal },
    { baseOf },
    { impactOf },
    { impactFormats, writeImpact },
    { impactText },
    { readEach, readReport },
  ] = await Promise.all([
    import('../../analysis/impact/proposal.ts'),
    import('../../analysis/impact/enact.ts'),
    import('../../analysis/impact/impact.ts'),
    import('../../reports/impact/write.ts'),
    import('../../reports/impact/terminal.ts'),
    import('../../reports/read-report.ts'),
  ])
  const [{ loadCatalogue }, { suiteOf }, { requireFolder }, { version }] = await Promise.all([
    import('../../catalogue/catalogue.ts'),
    import('../../runner/features.ts'),
    import('../../runner/folder.ts'),
    import('../../runner/version.ts'),
  ])
  const formats = readFormats(report, impactFormats, 'page')
  const catalogue = loadCatalogue()
  const proposal = readProposal(file, () => catalogue)
  baseOf(proposal, base)
  const engines = readEach(engineReport, path => readReport(path).result)
  requireFolder({ out })
  const found = await busy('Playing the law as it is and as proposed', () =>
    impactOf({ proposal, ...(base ? { base } : {}), suite: suiteOf(undefined), version, catalogue, engines }),
  )
  const paths = writeImpact(found, out, formats)
  process.stdout.write(
    `${impactText(found, process.stdout.columns || 80)}\n${paths.map(path => `Written: ${path}\n`).join('')}`,
  )
  return found.conflicts.length || found.unapplied ? exitCodes.failures : exitCodes.well
}
