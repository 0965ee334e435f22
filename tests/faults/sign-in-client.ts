import type { Agent } from 'node:http';
import { type Answered, askOnce, type Request } from '../bench/patient-writer';
import type { FaultySite } from './faulty-site';

type Surroundings = {
	site: Pick<FaultySite, 'port' | 'issuer'>;
	agent: Agent;
	/** Hears of the site's answers; those of the issuer are no answers of ours. */
	onAnswer: (asked: Request, answer: Answered) => void;
};

/** Signs a person in as a browser does that reaches the issuer by itself: the site's two pages, and the issuer's between them. */
export async function signInOnce({ site, agent, onAnswer }: Surroundings, login: string): Promise<void> {
	const host = `firnlicht.localhost:${site.port}`;
	const asked = async (path: string, cookie = '') => {
		const request = { name: 'sign-in', path, headers: { host, cookie } };
		const answer = await askOnce(site.port, agent, request);
		onAnswer(request, answer);
		return answer;
	};
	const begun = await asked('/signin?to=/user');
	if (begun.status !== 302) return;
	const ours = cookiesOf(begun).join('; ');
	const jar = new Map<string, string>();
	let next = new URL(String(begun.headers.location));
	for (let step = 0; step < 8; step++) {
		const isAsked = next.pathname.startsWith('/interaction/');
		const answer = await askOnce(site.issuer.ownPort, agent, {
			name: 'issuer',
			path: next.pathname + next.search,
			method: isAsked ? 'POST' : 'GET',
			headers: {
				host: next.host,
				cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
				'content-type': 'application/x-www-form-urlencoded',
			},
			...(isAsked ? { body: `login=${encodeURIComponent(login)}` } : {}),
		});
		for (const pair of cookiesOf(answer)) jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
		const { location } = answer.headers;
		if (!location) return;
		next = new URL(location, next);
		if (next.pathname !== '/oidc-callback') continue;
		await asked(next.pathname + next.search, ours);
		return;
	}
}

function cookiesOf({ headers }: Answered): string[] {
	return (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0] ?? '');
}
