import { tableOf } from '../cards/table-of.ts'
import { readBounded } from '../catalogue/read-bounded.ts'
import { UsageError } from './usage-error.ts'

/** The content of a file that a user named. Where it cannot be read, the error says why and, by `mend`, what to give instead. */
export function bytesOf(file: string, mend: string): Uint8Array {
  try {
    return readBounded(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(`${file}: ${causes[code ?? ''] ?? `it cannot be read (${code})`}. ${mend}`)
  }
}

const causes: Readonly<Record<string, string>> = tableOf({
  EISDIR: 'this is a folder',
  ENOENT: 'there is no such file',
})
