import type { Database } from '#db/client';

const PATIENCE_MILLISECONDS = 2000;

/** `GET /healthz`: 200 with the database up, 503 with it away. */
export async function health(db: Database): Promise<Response> {
	let isUp = false;
	try {
		await Promise.race([
			db.$client.execute('select 1').then(() => {
				isUp = true;
			}),
			new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLISECONDS)),
		]);
	} catch {
		isUp = false;
	}
	const body = { status: isUp ? 'ok' : 'unavailable', database: isUp ? 'up' : 'away' };
	return Response.json(body, { status: isUp ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
