import type { Command } from 'commander'

/** `init`: the skeleton of an adapter. */
export function addInit(program: Command, done: (code: number) => void): void {
  program
    .command('init')
    .description('write the skeleton of an adapter, to connect an engine of your own')
    .argument('<language>', 'python, java, typescript, csharp, go')
    .argument('[folder]', 'where to', 'conformance-adapter')
    .action(async (language: string, folder: string) => {
      const { init } = await import('../init/init.ts')
      process.stdout.write(init(language, folder))
      done(0)
    })
}
