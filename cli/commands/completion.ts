import { Argument, type Command } from 'commander'

/** `completion`: the words of the command line, for a shell. */
export function addCompletion(program: Command, done: (code: number) => void): void {
  program
    .command('completion')
    .description('print a shell script that completes commands and options')
    .addArgument(new Argument('<shell>', 'bash, zsh or fish').choices(['bash', 'zsh', 'fish']))
    .addHelpText('after', '\nIn bash: source <(npx --no-install stccg-conformance completion bash)')
    .action(async (shell: string) => {
      const { completionScript } = await import('../completion.ts')
      process.stdout.write(completionScript(program, shell))
      done(0)
    })
}
