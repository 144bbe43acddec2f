import { spawnSync } from 'node:child_process'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { Command } from 'commander'
import { completionScript } from './completion.ts'

const program = new Command('stccg-conformance').description('x')
program.command('run').description("play the suite's rulings").option('-e, --engine <command>', 'it').option('--strict')
const deck = program.command('deck').description('decks')
deck.command('check').description('is it legal?').option('--ruleset <id>', 'law')

const withoutBash = spawnSync('bash', ['-c', 'complete -p; exit 0']).error ? 'there is no bash' : false

/** What bash offers after these words. */
function offered(shell: string, ...words: readonly string[]): readonly string[] {
  const typed = ['stccg-conformance', ...words]
  const script = `${completionScript(program, shell)}
COMP_WORDS=(${typed.map(word => `'${word}'`).join(' ')}); COMP_CWORD=${typed.length - 1}; _stccg_conformance; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' })
  expect(stderr).to.equal('')
  return stdout.trim().split('\n')
}

describe('completion', () => {
  it('offers commands first, then the options of the command, and those below it', { skip: withoutBash }, () => {
    expect(offered('bash', '')).to.include.members(['run', 'deck', '--help'])
    expect(offered('bash', 'run', '--')).to.have.members(['--engine', '--strict', '--help'])
    expect(offered('bash', 'run', '--engine', 'x', '--st')).to.deep.equal(['--strict'])
    expect(offered('bash', 'deck', 'ch')).to.deep.equal(['check'])
    expect(offered('bash', 'deck', 'check', '--r')).to.deep.equal(['--ruleset'])
  })

  it('says the same in zsh and fish', () => {
    expect(completionScript(program, 'zsh')).to.match(/^autoload -U \+X bashcompinit && bashcompinit\n_stccg/)
    const lines = completionScript(program, 'fish').split('\n')
    expect(lines).to.include(
      "complete -c stccg-conformance -f -n '__fish_use_subcommand' -a run -d 'play the suite\\'s rulings'",
    )
    expect(lines).to.include(
      "complete -c stccg-conformance -n '__fish_seen_subcommand_from run' -s e -l engine -r -d 'it'",
    )
    expect(lines).to.include(
      "complete -c stccg-conformance -n '__fish_seen_subcommand_from deck; and __fish_seen_subcommand_from check' -l ruleset -r -d 'law'",
    )
  })
})
