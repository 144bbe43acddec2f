import { readdirSync, readFileSync } from 'node:fs'
import type { Exchange } from './client.ts'

/** A golden conversation: documentation that tests replay. */
export interface Transcript {
  readonly file: string
  readonly heading: string
  readonly exchanges: readonly Required<Exchange>[]
}

const folder = new URL('./transcripts/', import.meta.url)

/** All of `protocol/transcripts/`, in the order of their numbers. */
export function readTranscripts(): readonly Transcript[] {
  return readdirSync(folder)
    .sort()
    .map(file => parseTranscript(file, readFileSync(new URL(file, folder), 'utf8')))
}

/** A heading, then lines `{"ask":…}` and `{"reply":…}` in turn; every other line is for people. */
export function parseTranscript(file: string, text: string): Transcript {
  const lines = text.split('\n')
  const heading = lines.find(line => line.startsWith('# '))?.slice(2)
  if (!heading) throw new Error(`${file}: there is no heading ("# …").`)
  const messages = lines.flatMap((line, index) => (line.startsWith('{') ? [message(file, index + 1, line)] : []))
  return { file, heading, exchanges: pairs(file, messages) }
}

interface Message {
  readonly line: number
  readonly ask?: Exchange['request']
  readonly reply?: Exchange['reply']
}

function message(file: string, line: number, text: string): Message {
  try {
    return { line, ...JSON.parse(text) }
  } catch (error) {
    throw new Error(`${file}:${line}: not JSON: ${(error as Error).message}`)
  }
}

function pairs(file: string, messages: readonly Message[]): Required<Exchange>[] {
  const exchanges: Required<Exchange>[] = []
  for (let at = 0; at < messages.length; at += 2) {
    const [asked, replied] = [messages[at]!, messages[at + 1]]
    if (!asked.ask) throw new Error(`${file}:${asked.line}: expected {"ask":…}.`)
    if (!replied?.reply) throw new Error(`${file}:${(replied ?? asked).line}: expected {"reply":…} after {"ask":…}.`)
    exchanges.push({ request: asked.ask, reply: replied.reply })
  }
  return exchanges
}
