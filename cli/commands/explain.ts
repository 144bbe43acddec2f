import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'

const shown = 5
const listed = 25

interface Options {
  readonly open?: boolean
  readonly play?: boolean
  readonly report: string
  readonly supposed?: boolean
}

/** `explain`: what a ruling says, where it stands, what rests on it; or what a supposed card does. */
export function addExplain(program: Command, done: (code: number) => void): void {
  program
    .command('explain [words...]')
    .description(
      'explain a ruling or custom: give its id, a case id, or words that it contains; or a card: give its title',
    )
    .option('--open', 'open it in the HTML report')
    .option('--play', 'open it in the playground, which is written first where it is not there')
    .option('--report <file>', 'which report to open', 'reports/out/conformance.html')
    .option('--supposed', 'list the cards that no set contains, and what each does')
    .action(async (words: readonly string[], { open, play, report, supposed }: Options) => {
      if (supposed && words.length) {
        const { UsageError } = await import('../../runner/usage-error.ts')
        const title = words.join(' ')
        throw new UsageError(
          `explain --supposed "${title}": --supposed lists all these cards; for what one of them does, leave it out.`,
        )
      }
      if (supposed) {
        process.stdout.write(`${await listOfSupposed()}\n`)
        return done(exitCodes.well)
      }
      if (!words.length) {
        const { UsageError } = await import('../../runner/usage-error.ts')
        throw new UsageError(
          'explain: give the id of a ruling or a case, words, or the title of a supposed card; --supposed lists these.',
        )
      }
      const wanted = words.join(' ')
      const card = await supposedCard(wanted)
      if (card) {
        process.stdout.write(`${card}\n`)
        return done(exitCodes.well)
      }
      const [{ explain }, { findRulings }, { loadCatalogue }, { suiteOf }] = await Promise.all([
        import('../../analysis/explain/explain.ts'),
        import('../../analysis/explain/find.ts'),
        import('../../catalogue/catalogue.ts'),
        import('../../runner/features.ts'),
      ])
      const [catalogue, suite] = [loadCatalogue(), suiteOf(undefined)]
      const custom = catalogue.customs.get(wanted)
      if (custom) {
        const { explainCustom } = await import('../../analysis/explain/custom.ts')
        process.stdout.write(`${explainCustom(custom, catalogue, suite)}\n`)
        return done(0)
      }
      const printed = (await import('../../analysis/explain/print.ts')).explainPrint(wanted)
      const { found, remarks, texts } = await busy('Looking for it', () => {
        const { rulings: found, remarks } = findRulings(wanted, catalogue, suite, !!printed)
        return { found, remarks, texts: found.slice(0, shown).map(ruling => explain(ruling, catalogue, suite)) }
      })
      const more = found.slice(shown, shown + listed).map(ruling => `${ruling.id}  ${ruling.summary}`)
      const unseen = found.length - shown - more.length
      if (unseen > 0) more.push(`and ${unseen} more; another word makes them fewer`)
      const text = [
        ...(printed ? [printed] : []),
        ...remarks,
        ...texts,
        ...(more.length ? [more.join('\n')] : []),
      ].join('\n\n')
      const { wrap } = await import('../../reports/terminal.ts')
      process.stdout.write(`${fitted(text, process.stdout.columns, wrap)}\n`)
      const place = suite.cases.some(one => one.id === wanted) ? wanted : found[0]?.id
      if (open && place) {
        process.stdout.write(`\n${await (await import('../open-page.ts')).openPage(report, place)}\n`)
        if (!existsSync(report)) return done(exitCodes.usage)
      }
      if (play && place) process.stdout.write(`\n${await played(found[0]?.id ?? place)}\n`)
      done(exitCodes.well)
    })
}

/** Opens the page at the ruling; returns what to tell the user. */
async function played(ruling: string): Promise<string> {
  const { writePlayground } = await import('../../playground/write-playground.ts')
  const { openPage } = await import('../open-page.ts')
  return openPage(await busy('Making the page', () => writePlayground('reports/out/playground')), ruling)
}

async function listOfSupposed(): Promise<string> {
  const { listSupposed, suiteOf } = await supposedCards()
  return listSupposed(suiteOf(undefined))
}

/** What a supposed card of that title is; undefined where there is none. */
async function supposedCard(title: string): Promise<string | undefined> {
  const { explainSupposed, findSupposed, suiteOf } = await supposedCards()
  const suite = suiteOf(undefined)
  const card = findSupposed(title, suite)
  return card && explainSupposed(card, suite)
}

async function supposedCards() {
  const [cards, features] = await Promise.all([
    import('../../analysis/explain/card.ts'),
    import('../../runner/features.ts'),
  ])
  return { ...cards, ...features }
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
