import type { Limits } from '../../protocol/lives.ts'
import type { Finding } from './finding.ts'
import type { Patient } from './patient.ts'

export const seconds = (milliseconds: number): string => `${Number((milliseconds / 1_000).toPrecision(2))} s`

/** A limit that leaves room: twice as long, in whole seconds. */
export const roomy = (milliseconds: number): number => Math.ceil((2 * milliseconds) / 1_000) * 1_000

/** Where an answer took more than half of its time: nothing to mend, as the machine may be slow, but worth knowing. */
export function slowness({ greeted, slowest }: Patient, { hello, request }: Limits): readonly Finding[] {
  const told = `\`${slowest.verb}\` took ${Math.round(slowest.milliseconds)} ms`
  const says = 'Its replies come in time'
  return [
    ...(greeted > hello / 2 ? [started(greeted, hello)] : []),
    ...(slowest.milliseconds > request / 2
      ? [note('speed', says, `${told} of ${request}: run with --timeout ${roomy(slowest.milliseconds)}.`)]
      : [{ check: 'speed', says, state: 'well', seen: told } as const]),
  ]
}

const started = (took: number, allowed: number): Finding =>
  note(
    'start',
    'It starts in time',
    `It starts slowly: \`hello\` took ${seconds(took)} of ${seconds(allowed)}; run with --timeout ${roomy(took)}.`,
  )

const note = (check: string, says: string, seen: string): Finding => ({ check, says, state: 'note', seen })
