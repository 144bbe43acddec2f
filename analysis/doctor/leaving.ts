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
