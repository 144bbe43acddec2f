import type { Limits } from '../../protocol/lives.ts'
import { type Complaint, type Finding, verdictOn } from './finding.ts'
import { guarded } from './mishaps.ts'
import type { Patient } from './patient.ts'

/** Whether `bye` is the end. */
export async function leaving(patient: Patient, { goodbye }: Limits): Promise<readonly Finding[]> {
  const complaints = await guarded(patient, 'Taking leave', async () => {
    await patient.close()
    await patient.greet()
    return (await patient.dismiss()) < goodbye ? [] : [stays]
  })
  return verdictOn('leaving', 'It ends after `bye`', complaints)
}

const stays: Complaint = {
  seen: 'It was still there when its time after `bye` was over.',
  mend: 'After the reply to `bye`, and at the end of stdin, end the program with all its threads; over TCP, close the connection.',
}

/** Whether replies come well before their time is over. */
export function speed({ slowest }: Patient, { request }: Limits): readonly Finding[] {
  const { verb, milliseconds } = slowest
  const told = `\`${verb}\` took ${Math.round(milliseconds)} ms`
  const slow = milliseconds > request / 2
  const mend = `Make it faster, or run with --timeout: after ${request} ms a reply is too late, and other machines are slower.`
  return verdictOn('speed', 'Its replies come in time', slow ? [{ seen: `${told}.`, mend }] : [], told)
}
