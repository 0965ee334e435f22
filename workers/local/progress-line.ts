import type { Progress } from '#db/catalogue/pictures/store-pictures';
import { timeLeft } from '#db/catalogue/pictures/time-left';

const EVERY_MS = 3000;

/** Shows long work: one line that changes on a terminal, otherwise a line every few seconds and at the end. */
export function progressLine(out: { isTTY?: boolean; write(text: string): unknown }): Progress {
	const left = timeLeft();
	let last = Date.now();
	return ({ done, total, label }) => {
		const text = `${label}: ${done} of ${total}${left(done, total)}`;
		if (out.isTTY) out.write(`\r\u001b[K${text}${done === total ? '\n' : ''}`);
		else if (done === total || Date.now() - last >= EVERY_MS) {
			last = Date.now();
			out.write(`${text}\n`);
		}
	};
}
