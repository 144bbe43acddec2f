import { writeSync } from 'node:fs'
import { Command } from 'commander'
import { reason } from '../reports/write-reason.ts'
import { version } from '../runner/version.ts'
import { addAllure } from './commands/allure.ts'
import { addBench } from './commands/bench.ts'
import { addCards } from './commands/cards.ts'
import { addCatalogue } from './commands/catalogue.ts'
import { addCompile } from './commands/compile.ts'
import { addCompletion } from './commands/completion.ts'
import { addDeck } from './commands/deck.ts'
import { addDiff } from './commands/diff.ts'
import { addDoctor } from './commands/doctor.ts'
import { addExplain } from './commands/explain.ts'
import { addExplore } from './commands/explore.ts'
import { addFairness } from './commands/fairness.ts'
import { addImpact } from './commands/impact.ts'
import { addInit } from './commands/init.ts'
import { addLint } from './commands/lint.ts'
import { addMerge } from './commands/merge.ts'
import { addPlayground } from './commands/playground.ts'
import { addRepeal } from './commands/repeal.ts'
import { addRun } from './commands/run.ts'
import { addServe } from './commands/serve.ts'
import { addSite } from './commands/site.ts'
import { addSources } from './commands/sources.ts'
import { addStrength } from './commands/strength.ts'
import { addTrace } from './commands/trace.ts'
import { exitCodes } from './exit-codes.ts'
import { explain, shortened } from './explain.ts'
import { guardOutput } from './guard-output.ts'
import { takeSettings } from './settings.ts'
import { optimiseLater } from './tune.ts'
import { guardValues } from './values.ts'

const adders = [
  addRun,
  addMerge,
  addTrace,
  addExplain,
  addImpact,
  addDiff,
  addLint,
  addCompile,
  addRepeal,
  addStrength,
  addFairness,
  addExplore,
  addSite,
  addPlayground,
  addSources,
  addCatalogue,
  addInit,
  addCards,
  addDeck,
  addDoctor,
  addServe,
  addBench,
  addAllure,
  addCompletion,
]

/** What a thread beside a run does. */
export async function playHere(): Promise<void> {
  optimiseLater()
  await (await import('../runner/threads/thread.ts')).playHere()
}

/** Runs the command line and returns the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  let code: number = exitCodes.well
  optimiseLater()
  guardOutput()
  let isLost = false
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', error => {
      if (!isLost) tellLost(error)
      isLost = true
    })
  const program = commandLine(result => {
    code = result
  })
  try {
    await program.parseAsync(argv)
    // What was written last fails a moment later.
    await new Promise(setImmediate)
    return isLost ? exitCodes.usage : code
  } catch (error) {
    return explain(error)
  }
}

/** All commands with their options; `done` is told the exit code of the one that ran. */
function commandLine(done: (code: number) => void): Command {
  const program = new Command('stccg-conformance')
    .description('The official rulings of the Star Trek Customizable Card Game, played against any engine')
    .version(version)
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(shortened(text)) })
  for (const add of adders) add(program, done)
  for (const command of program.commands) command.exitOverride()
  guardValues(program)
  takeSettings(program)
  return program
}

interface Runnable {
  /** The words that run it, such as `deck check`. */
  readonly path: readonly string[]
  readonly command: Command
}

/** Every command that does something, for checks of them all. */
export function everyCommand(): readonly Runnable[] {
  const below = (command: Command, path: readonly string[]): readonly Runnable[] =>
    command.commands.length ? command.commands.flatMap(one => below(one, [...path, one.name()])) : [{ path, command }]
  return below(
    commandLine(() => {}),
    [],
  )
}

/** Whoever reads may stop reading: `trace | head` is no fault. Where else output is lost, what is under way goes on, as its files can be kept. */
function tellLost(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(exitCodes.well)
  process.exitCode = exitCodes.usage
  try {
    writeSync(2, `What is printed cannot be written: ${reason(error)}.\n`)
  } catch {
    // Nobody can be told.
  }
}
