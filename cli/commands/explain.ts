import type { Command } from 'commander'

const shown = 5

/** `explain`: what a ruling says, where it stands, what rests on it. */
export function addExplain(program: Command, done: (code: number) => void): void {
  program
    .command('explain <words...>')
    .description('explain a ruling: give its id, a case id, or words that it contains')
    .action(async (words: readonly string[]) => {
      const [{ explain, findRulings }, { loadCatalogue }, { suiteOf }] = await Promise.all([
        import('../explain.ts'),
        import('../../rulings/catalogue.ts'),
        import('../features.ts'),
      ])
      const [catalogue, suite] = [loadCatalogue(), suiteOf(undefined)]
      const found = findRulings(words.join(' '), catalogue, suite)
      const texts = found.slice(0, shown).map(ruling => explain(ruling, catalogue, suite))
      const more = found.slice(shown).map(ruling => `${ruling.id}  ${ruling.summary}`)
      process.stdout.write(`${[...texts, ...(more.length ? [more.join('\n')] : [])].join('\n\n')}\n`)
      done(0)
    })
}
