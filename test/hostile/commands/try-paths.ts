import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../fixture/temporary.ts'
import { type Print, row } from '../table.ts'
import { Commands, faultsOf } from './commands.ts'
import { type Option, optionsIn } from './options.ts'
import { type Path, toRead, toWrite } from './paths.ts'

/** One option with one path. */
export interface Way {
  readonly option: Option
  readonly path: Path
}

/** Gives odd paths to the options that take one, as many as `draw` takes of all; how many commands ran, and how many complaints there were. */
export async function tryPaths(
  draw: (all: readonly Way[]) => readonly Way[],
  print: Print,
): Promise<{ readonly tried: number; readonly complaints: number }> {
  const folder = temporaryFolder('stccg-paths-')
  const commands = new Commands(folder)
  let count = 0
  try {
    const options = await optionsIn(folder, commands, print)
    const ways = draw(options.flatMap(option => pathsFor(option, folder).map(path => ({ option, path }))))
    for (const { option, path } of ways) {
      const came = await commands.run(...option.words(path.path))
      const complaints = faultsOf(came)
      const sentence = (came.stderr || came.stdout).replaceAll(folder, '')
      const outcome = came.code === undefined ? 'did not end' : `exit code ${came.code}`
      print(row({ name: `path: ${option.name} ${path.what}`, outcome, sentence, complaints }))
      count += complaints.length
    }
    return { tried: ways.length, complaints: count }
  } finally {
    commands.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Each option has a folder of its own, in which one does not meet what another left. */
function pathsFor({ name, good }: Option, folder: string): readonly Path[] {
  const own = join(folder, name.replaceAll(' ', ''))
  mkdirSync(own)
  return good === undefined ? toWrite(own) : toRead(own, good)
}
