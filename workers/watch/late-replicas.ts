import { openDatabase } from '#db/client';
import { probeReplica } from '#db/near-reader';
import { MOST_BEHIND, Replicas } from '#db/replicas';

const PAUSE = 250;

type Servers = { url: string; authToken: string | undefined; replicas: readonly string[] };

/**
 * How many replicas do not reach within five seconds what the primary had at their beginning (REPLICA-3): away, stopped, or too far behind. Throws where
 * the primary does not say where it is.
 */
export async function lateReplicas({ url, authToken, replicas: urls }: Servers): Promise<number> {
	if (urls.length === 0) return 0;
	const replicas = new Replicas(urls);
	const address = { url, authToken, patienceMilliseconds: MOST_BEHIND };
	await openDatabase({ ...address, replicas }).$client.execute('select 1');
	const needed = replicas.primaryPosition;
	const until = Date.now() + MOST_BEHIND;
	const isLate = async (replica: string): Promise<boolean> => {
		for (;;) {
			await probeReplica({ replicas, authToken }, replica, (...input) => fetch(...input));
			const state = replicas.states(Date.now()).find((each) => each.url === replica);
			if ((state?.position ?? -1) >= needed) return false;
			if (Date.now() > until) return true;
			await new Promise((resolve) => setTimeout(resolve, PAUSE));
		}
	};
	return (await Promise.all(urls.map(isLate))).filter(Boolean).length;
}
