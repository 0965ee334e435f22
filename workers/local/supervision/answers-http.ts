/** True when something answers there, whatever it says. */
export async function answersHttp(url: string, withinMilliseconds = 10_000): Promise<boolean> {
	try {
		const response = await fetch(url, { signal: AbortSignal.timeout(withinMilliseconds), redirect: 'manual' });
		await response.body?.cancel();
		return true;
	} catch {
		return false;
	}
}
