// Preloaded into measured processes: writes the peak of memory (KiB) and the processor's time (ms) to the pipe of the parent.
import { writeSync } from 'node:fs'

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeSync(3, `${maxRSS} ${(userCPUTime + systemCPUTime) / 1000}`)
})
