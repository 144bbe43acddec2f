import { chmodSync, cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A path that is no ordinary one, and what it is. */
export interface Path {
  readonly what: string
  readonly path: string
}

/** The parts of a name that somebody may give a file or a folder. */
const names: Readonly<Record<string, string>> = {
  'a blank': 'a b',
  'an umlaut': 'äö ü',
  'a quote': 'a"b\'c',
  'a newline': 'a\nb',
  'a dollar': '$HOME `x`',
  'a percent': '%41#?&',
  'a dash before it': '-a',
  'a backslash': 'a\\b',
  'an escape sequence': 'a\u001b[31mb',
  'a command to a CI': '##[error]::error::x',
  'a hundred and ninety characters': 'x'.repeat(190),
}

/** Paths to read from, below the folder: under each odd name a copy of the good file or folder; and what is no such thing. */
export function toRead(folder: string, good: string): readonly Path[] {
  const named = Object.entries(names).map(([what, name]) => {
    const path = join(folder, 'in', name)
    cpSync(good, path, { recursive: true })
    return { what: `with ${what}`, path }
  })
  return [...named, ...noFiles(folder)]
}

/** Paths to write to: under each odd name something new; and what cannot be written. */
export function toWrite(folder: string): readonly Path[] {
  const named = Object.entries(names).map(([what, name]) => ({ what: `with ${what}`, path: join(folder, 'out', name) }))
  return [...named, ...noFiles(folder)]
}

/** What is no file that anybody could read or write as it is meant. */
function noFiles(folder: string): readonly Path[] {
  const at = (name: string): string => join(folder, name)
  if (!existsSync(at('a folder'))) {
    mkdirSync(at('a folder'))
    symlinkSync(at('loop'), at('loop'))
    symlinkSync(at('nowhere'), at('dangling'))
    writeFileSync(at('shut'), 'x')
    chmodSync(at('shut'), 0)
    writeFileSync(at('empty'), '')
  }
  return [
    { what: 'that is a folder', path: at('a folder') },
    { what: 'that does not exist', path: at('nowhere/x') },
    { what: 'below a file', path: at('empty/x') },
    { what: 'that leads to itself', path: at('loop') },
    { what: 'that leads nowhere', path: at('dangling') },
    { what: 'that nobody may read', path: at('shut') },
    { what: 'that is empty', path: at('empty') },
    { what: 'of a device that is full', path: '/dev/full' },
    { what: 'of a device without an end', path: '/dev/zero' },
    { what: 'of a device without anything', path: '/dev/null' },
    { what: 'of five thousand characters', path: at('x'.repeat(5_000)) },
    { what: 'of a thousand folders', path: at('x/'.repeat(1_000)) },
  ]
}
