import { AdmissionGate } from '~/platform/admission-gate';
import { formLimit } from '~/platform/large-forms';
import type { Identity } from './identify';

/** Fewer than the database reads and queues at once, so that members find a turn there (ADR 0027). */
const visitors = new AdmissionGate({ most: 12, patience: 1000 });
/** A share of their own, so that a crowd of visitors does not stop the trade's work. */
const members = new AdmissionGate({ most: 8, patience: 3000 });

/** Answers of the API to members are made once for all who ask at the same time, and wait at the database. */
const api = new AdmissionGate({ most: Number.POSITIVE_INFINITY, patience: 0 });

/** Writes wait longer than reads, so that a form need not be sent twice. */
const writers = new AdmissionGate({ most: 8, patience: 10_000 });

/** Who signs in is a visitor until then. */
const ENTRANCE = /^\/(?:signin|oidc-callback|onboarding)(?:\/|$)/i;

/** The gate that a reader passes before a page is rendered for him. */
export function gateOf({ actor, isUnknown }: Identity, pathname: string): AdmissionGate {
	if (actor === null && !isUnknown && !ENTRANCE.test(pathname)) return visitors;
	return pathname.startsWith('/api/') ? api : members;
}

/**
 * Works on a write when its turn comes, before anything is read for it: it would only wait for the database and be refused there, after
 * all its reads. A call of the API for which there is no time is refused at once; a form is tried all the same, since the refusal of its
 * own page keeps what was typed. Uploads wait for their sender and have no turn.
 */
export async function inWriteTurn(
	request: Request,
	pathname: string,
	work: () => Promise<Response>,
): Promise<Response | 'refused'> {
	if (formLimit(pathname).isLarge) return work();
	const answer = await writers.run(work, { signal: request.signal });
	return answer === 'refused' && !pathname.startsWith('/api/') ? work() : answer;
}
