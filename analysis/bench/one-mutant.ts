import { loadCatalogue } from '../../catalogue/catalogue.ts'
import type { Measured } from './budget.ts'
import { measureNode } from './child.ts'
import { command } from './commands.ts'

/** The sweep of all rulings with its start, shared out among the laws. It is long enough to be measured once, and, as it is named in part, never known from before. */
export async function oneMutant({ folder }: { readonly folder: string }): Promise<Measured> {
  const { documents } = loadCatalogue()
  const prefixes = documents.map(({ prefix }) => `${prefix}-`).join()
  const { stdout, processor } = await measureNode([command, 'strength', '--ruling', prefixes, '--json'], {
    cwd: folder,
  })
  const { mutants } = JSON.parse(stdout)
  return {
    measured: processor / 1000 / mutants,
    figures: { 'changed laws': mutants, 'processor s': processor / 1000 },
  }
}
