// A thread that looks at a database file for `inspect-database.ts`.
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '../failure';
import { type Inspection, inspectPart } from './inspect-part';

const { file, part } = workerData as { file: string; part: keyof Inspection };
try {
	parentPort?.postMessage({ found: inspectPart(file, part) });
} catch (error) {
	parentPort?.postMessage({ error: messageOf(error) });
}
