import { UsageError } from './usage-error.ts'

/** SOURCE_DATE_EPOCH is set: two runs of the same are equal byte for byte, so that nothing is measured. */
const epoch = (env: NodeJS.ProcessEnv): string | undefined => env.SOURCE_DATE_EPOCH || undefined

/** When this is, in ISO 8601; SOURCE_DATE_EPOCH in its place. */
export function dateOfRun(env: NodeJS.ProcessEnv = process.env): string {
  const given = epoch(env)
  if (given === undefined) return new Date().toISOString().replace(/\.\d+Z$/, 'Z')
  if (!/^\d{1,11}$/.test(given))
    throw new UsageError(`SOURCE_DATE_EPOCH is "${given}": it is a number of seconds since 1970, such as 1417392000.`)
  return new Date(Number(given) * 1000).toISOString().replace(/\.\d+Z$/, 'Z')
}

/** Time that something took, as reports keep it. */
export function took(milliseconds: number, env: NodeJS.ProcessEnv = process.env): number {
  return epoch(env) === undefined ? milliseconds : 0
}
