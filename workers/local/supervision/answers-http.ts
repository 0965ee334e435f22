/** True when something answers there, whatever it says. */
export async function answersHttp(url: string): Promise<boolean> {
	try {
		const response = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual' });
		await response.body?.cancel();
		return true;
	} catch {
		return false;
	}
}
