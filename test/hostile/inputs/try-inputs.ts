import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { explain } from '../../../cli/explain.ts'
import * as fc from '../../fixture/fc.ts'
import { temporaryFolder } from '../../fixture/temporary.ts'
import { captured } from '../captured.ts'
import { type Print, row } from '../table.ts'
import type { Input, Read } from './input.ts'

/** What came of one input. */
interface Tried {
  readonly verdict: string
  readonly sentences: readonly string[]
  readonly complaints: readonly string[]
}

/** Tries so many mutations of each kind of input and prints a row for each kind; how many complaints there were. */
export async function tryInputs(
  inputs: readonly Input[],
  { each, seed }: { readonly each: number; readonly seed: number },
  print: Print,
): Promise<number> {
  const folder = temporaryFolder('stccg-inputs-')
  let count = 0
  try {
    for (const input of inputs) {
      const [counts, all] = [new Map<string, number>(), [] as string[]]
      let sentence = ''
      for (const [at, given] of fc.sample(input.mutated, { numRuns: each, seed }).entries()) {
        const bytes = Buffer.from(given as string)
        const { verdict, sentences, complaints } = await tried(input, bytes, folder)
        counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
        sentence ||= (sentences[0] ?? '').replaceAll(folder, '')
        all.push(...complaints.map(complaint => `number ${at}: ${complaint}\n    of ${shown(bytes)}`))
      }
      const outcome = [...counts].map(([verdict, many]) => `${many} ${verdict}`).join(', ')
      print(row({ name: input.name, outcome, sentence, complaints: all }))
      count += all.length
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return count
}

async function tried(input: Input, bytes: Buffer, folder: string): Promise<Tried> {
  const file = join(folder, input.file ?? 'message')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  const { read, code, text } = await told(() => input.read({ file, bytes }))
  const sentences = code === undefined ? (read?.said ?? []) : [text.replace(/\n$/, '')]
  const complaints = [
    ...(read || code === 2 ? [] : [`not foreseen: ${text.slice(0, 600)}`]),
    ...sentences.flatMap(sentence => faultsOf(sentence, input.place(file))),
  ]
  const verdict = read?.verdict ?? (code === 2 ? 'refused' : 'not foreseen')
  return { verdict, sentences, complaints }
}

/** What the command line would say of it. */
async function told(read: () => Read | Promise<Read>): Promise<{ read?: Read; code?: number; text: string }> {
  const { result, stderr } = await captured(async () => {
    try {
      return { read: await read() }
    } catch (error) {
      try {
        return { code: explain(error) }
      } catch {
        return { thrown: String((error as Error)?.stack ?? error) }
      }
    }
  })
  return { ...result, text: result.thrown ?? stderr }
}

const never = /^\s+at .+:\d+:\d+|\bundefined\b(?! step)|\[object|Cannot read|is not a function|\bNaN\b/m

function faultsOf(sentence: string, place: RegExp): readonly string[] {
  return [
    ...(sentence.trim() ? [] : ['nothing is said']),
    ...(place.test(sentence) ? [] : [`no place: ${sentence.slice(0, 300)}`]),
    ...(never.test(sentence) ? [`no sentence for people: ${sentence.slice(0, 300)}`] : []),
    ...(/[^\P{Cc}\n\t]/u.test(sentence) ? [`control characters: ${JSON.stringify(sentence.slice(0, 300))}`] : []),
    ...(sentence.length > 20_000 ? [`${sentence.length} characters`] : []),
  ]
}

const shown = (bytes: Buffer): string => JSON.stringify(bytes.toString('utf8').slice(0, 400))
