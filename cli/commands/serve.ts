import type { Command } from 'commander'

/** `serve`: the reference engine over standard input and output. */
export function addServe(program: Command, done: (code: number) => void): void {
  program
    .command('serve')
    .description('serve the reference engine over standard input and output')
    .action(async () => {
      const [{ serve }, { referenceEngine }] = await Promise.all([
        import('../../protocol/serve.ts'),
        import('../../engine/adapter/serve.ts'),
      ])
      await serve(referenceEngine())
      done(0)
    })
}
