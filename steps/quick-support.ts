// What `run` loads: no sentence is matched twice, because the suite has read them all already.
import './any-step.ts'
import './hooks.ts'
