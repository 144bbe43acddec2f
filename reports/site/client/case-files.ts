import { h } from '../../html/client/dom.ts'
import { unpack } from '../../html/client/unpack.ts'
import type { SiteCaseFile } from '../embedded.ts'

declare global {
  /** What a file with details calls when it is there: its number, and what is packed in it. */
  var siteCases: ((number: number, packed: string) => void) | undefined
}

interface CaseFile {
  readonly content: Promise<SiteCaseFile>
  readonly arrive: (packed: string) => void
}

/** What lets further scripts of the site run. */
const nonce = document.currentScript?.nonce ?? ''

const files = new Map<number, CaseFile>()

/** Reads a file with the details of cases, once. */
export function readCases(number: number): Promise<SiteCaseFile> {
  globalThis.siteCases = (arrived, packed) => files.get(arrived)?.arrive(packed)
  const file = files.get(number) ?? request(number)
  files.set(number, file)
  return file.content
}

/** A script, since a page opened from disk may read nothing else. */
function request(number: number): CaseFile {
  let arrive: CaseFile['arrive'] = () => undefined
  const content = new Promise<SiteCaseFile>((resolve, reject) => {
    const path = `cases/${number}.js`
    const error = () =>
      reject(new Error(`${path} cannot be read. It belongs next to this page; is the whole folder there?`))
    arrive = packed => resolve(unpack<SiteCaseFile>(packed))
    const script = h('script', { src: path, on: { error } })
    script.nonce = nonce
    document.head.append(script)
  })
  return { content, arrive }
}
