import { tableOf } from '../../cards/table-of.ts'

/** How an adapter in a language is built and run, in its folder. */
export interface Language {
  readonly build?: string
  readonly run: string
}

export const languages: Readonly<Record<string, Language>> = tableOf({
  python: { run: 'python3 adapter.py' },
  java: { run: 'java Adapter.java' },
  typescript: { run: 'node --import stccg-conformance/typescript adapter.mts' },
  csharp: { build: 'dotnet build -o bin', run: 'dotnet bin/Adapter.dll' },
  go: { build: 'go build -o adapter .', run: './adapter' },
})
