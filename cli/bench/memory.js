// Preloaded into measured processes: writes the peak of the memory, in KiB, to the pipe that the parent holds open.
import { writeSync } from 'node:fs'

process.on('exit', () => writeSync(3, `${process.resourceUsage().maxRSS}\n`))
