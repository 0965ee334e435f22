// A thread that looks at a database file for `inspect-database.ts`.
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '../failure';
import { type Inspection, inspectPart, type Share } from './inspect-part';

const { file, part, share } = workerData as { file: string; part: keyof Inspection; share?: Share };
try {
	parentPort?.postMessage({ found: inspectPart(file, part, share) });
} catch (error) {
	parentPort?.postMessage({ error: messageOf(error) });
}
