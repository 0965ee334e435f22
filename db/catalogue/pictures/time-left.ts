/** Guesses from the pace so far how long work still takes: `, about 40 s left`; '' until something is done and at the end. */
export function timeLeft(now: () => number = Date.now): (done: number, total: number) => string {
	const started = now();
	return (done, total) => {
		if (done === 0 || done >= total) return '';
		const seconds = Math.ceil(((now() - started) / done / 1000) * (total - done));
		return `, about ${seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`} left`;
	};
}
