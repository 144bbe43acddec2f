import { type Command, Option } from 'commander'
import type { SourceDocument } from '../../catalogue/documents.ts'
import { formats } from '../../catalogue/paragraphs.ts'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'

type Options = Pick<SourceDocument, 'prefix' | 'publisher' | 'edition' | 'format'> &
  Partial<Pick<SourceDocument, 'id' | 'title' | 'date' | 'amends'>>

/** `catalogue new`: enters a rules document, and says what its author has to do next. */
export function addCatalogue(program: Command, done: (code: number) => void): void {
  const catalogue = program.command('catalogue').description('the documents and rulings of rulings/')
  catalogue
    .command('new <file>')
    .description('enter a rules document: its row, the digests of its paragraphs, and an empty ruling for each')
    .requiredOption('--prefix <letters>', 'what the ids of its rulings begin with')
    .option('--id <id>', 'of the document, such as glossary-b; left out: made of the name of the file')
    .option('--title <words>', 'for people; left out: its id')
    .option('--publisher <name>', 'who issued it', 'unknown')
    .option('--date <day>', 'of issue, as yyyy-mm-dd')
    .addOption(new Option('--edition <edition>', 'of the game').choices(['first', 'second']).default('first'))
    .addOption(
      new Option('--format <layout>', 'how it is laid out; markdown = each entry begins with a heading (## Beaming)')
        .choices([...formats])
        .default('markdown'),
    )
    .option('--amends <documents...>', 'ids of the documents that it changes')
    .action(async (file: string, options: Options) => {
      const [{ newDocument }, { loadCatalogue }, { nextSteps }] = await Promise.all([
        import('../../analysis/sources/new-document.ts'),
        import('../../catalogue/catalogue.ts'),
        import('../print/new-document.ts'),
      ])
      const written = await busy('Splitting the document', () => newDocument(file, options, loadCatalogue()))
      process.stdout.write(nextSteps(written))
      done(exitCodes.well)
    })
}
