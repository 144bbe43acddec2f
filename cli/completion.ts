import type { Command, Option } from 'commander'

interface Entry {
  /** The words that come before, such as `deck check`; none for the program itself. */
  readonly path: readonly string[]
  readonly commands: readonly Command[]
  readonly options: readonly Option[]
}

/** The commands and options of the program as a script for that shell. */
export function completionScript(program: Command, shell: string): string {
  const entries = entriesOf(program, [])
  const name = program.name()
  if (shell === 'fish') return fish(name, entries)
  return shell === 'zsh' ? `autoload -U +X bashcompinit && bashcompinit\n${bash(name, entries)}` : bash(name, entries)
}

function entriesOf(command: Command, path: readonly string[]): readonly Entry[] {
  const { commands } = command
  const below = commands.flatMap(one => entriesOf(one, [...path, one.name()]))
  return [{ path, commands, options: command.options.filter(({ hidden }) => !hidden) }, ...below]
}

const flagsOf = ({ short, long }: Option): readonly string[] => [short, long].flatMap(flag => flag ?? [])

/** The words so far decide: the last command among them, and below it what may follow. Files are completed where nothing fits. */
function bash(name: string, entries: readonly Entry[]): string {
  const cases = entries.map(({ path, commands, options }) => {
    const words = [...commands.map(one => one.name()), ...options.flatMap(flagsOf), '--help']
    return `    "${path.join(' ')}") words="${words.join(' ')}" ;;`
  })
  const paths = entries.map(({ path }) => path.join(' ')).filter(Boolean)
  const id = `_${name.replaceAll('-', '_')}`
  return `${id}() {
  local current="\${COMP_WORDS[COMP_CWORD]}" path="" word words
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "\${path:+$path }$word" in
      ${paths.map(path => `"${path}"`).join('|')}) path="\${path:+$path }$word" ;;
    esac
  done
  case "$path" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F ${id} ${name}
`
}

function fish(name: string, entries: readonly Entry[]): string {
  const lines = entries.flatMap(({ path, commands, options }) => {
    const after = path.map(word => `__fish_seen_subcommand_from ${word}`)
    const siblings = commands.map(one => one.name()).join(' ')
    const where = (conditions: readonly string[]): string =>
      conditions.length ? ` -n '${conditions.join('; and ')}'` : ''
    const first = path.length ? [] : ['__fish_use_subcommand']
    const notYet = path.length && siblings ? [`not __fish_seen_subcommand_from ${siblings}`] : []
    return [
      ...commands.map(
        one =>
          `complete -c ${name} -f${where([...first, ...after, ...notYet])} -a ${one.name()} -d ${quoted(one.description())}`,
      ),
      ...options.map(one => {
        const [short, long] = [one.short && ` -s ${one.short.slice(1)}`, one.long && ` -l ${one.long.slice(2)}`]
        const takes = one.required || one.optional ? ' -r' : ''
        return `complete -c ${name}${where(after)}${short ?? ''}${long ?? ''}${takes} -d ${quoted(one.description)}`
      }),
    ]
  })
  return `${lines.join('\n')}\n`
}

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replace(/\s+/g, ' ')}'`
