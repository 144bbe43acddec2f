import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from '../reports/make-folder.ts'
import { reason } from '../reports/write-reason.ts'
import { UsageError } from '../runner/usage-error.ts'

/** Refuses, before anything is played or compiled, the file of an option that could not be written after it. */
export function requireWritable(option: string, file: string, example: string): void {
  if (existsSync(file) && statSync(file).isDirectory())
    throw new UsageError(
      `${option} ${file}: this is a folder; name a file in it, such as ${file.replace(/(?<![\\/])[\\/]+$/, '')}/${example}.`,
    )
  const probe = `${file}.${process.pid}.tmp`
  try {
    makeFolder(dirname(file))
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new UsageError(`${option} ${file}: the file cannot be written (${reason(error)}). Name another one.`)
  }
}
