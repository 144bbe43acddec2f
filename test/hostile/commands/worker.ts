// The command line in a process of its own, which runs one command after another: what it is told are their words, what it tells is what came of them.
import { main } from '../../../cli/main.ts'
import { captured } from '../captured.ts'

process.on('message', async (words: readonly string[]) => {
  // A run hands its pool on to the engines that it starts.
  delete process.env.STCCG_CARDS
  const { result, stdout, stderr } = await captured(() => main(['node', 'stccg-conformance', ...words]).catch(thrown))
  process.send!({ code: result, stdout, stderr })
})

/** What the command line lets through is a fault of ours; no exit code is like it. */
function thrown(error: unknown): number {
  process.stderr.write(`${(error as Error)?.stack ?? error}\n`)
  return -1
}
