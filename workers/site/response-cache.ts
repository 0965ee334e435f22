import { type AccessGroup, evaluateAccess } from '~/domain/access/access-groups';
import type { PlainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { offerAccessKey, offerAccessOf } from '~/domain/offer/offer-access';
import { isFresh, type StoredAnswer, sizeOfAnswer } from '~/domain/offer-cache/answer-store';
import type { FoundAnswer } from '~/domain/offer-cache/cached-answer';
import { isTradeVisitor } from '~/domain/trade/is-trade-visitor';
import { MemoryCache } from '~/platform/cache/memory-cache';
import { PACKED_ANSWERS } from '~/platform/cache/policies';
import { gzipTag, isKnownTag } from '~/platform/entity-tag';
import type { Settings } from '~/platform/env';
import { setSecurityHeaders } from '~/platform/security-headers';
import { knownVersion, VERSION_PATIENCE } from './catalogue-version';
import { type Identity, knownIdentity } from './identify';
import { todayOf } from './product-day';
import type { Visit } from './resolve-visit';

/** What is handed out at once: an answer of the offer-cache in its packed form, and who may read it. */
type LaneAnswer = StoredAnswer & {
	seconds: number | null;
	group: AccessGroup;
	day: PlainDate;
	/** Everything of the answer but its body, made once; an answer takes it over. */
	head?: Response;
};

const TAKES_GZIP = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const MINUTE = 60_000;

const answers = new MemoryCache<LaneAnswer>(PACKED_ANSWERS, sizeOfAnswer);
/** How an answer is looked up for a reader and an address; a lane forgets with the identity. */
const readers = new WeakMap<Identity, Partial<Record<Language, string | null>>>();

/**
 * The answer to a signed-in reader of a call of the API that this isolate has, fresh, for exactly his access to offers; null for all else.
 * Who he is was found out within the last half minute, as for every other page, and his role is looked at again.
 */
export function answerFromResponseCache(request: Request, visit: Visit, settings: Settings): Response | null {
	if (visit.sessionToken === null) return null;
	const now = Date.now();
	const identity = knownIdentity(visit);
	const key = identity && keyOf(visit, identity);
	const answer = key ? answers.get(key) : undefined;
	if (!identity || !answer || request.method !== 'GET') return null;
	if (!TAKES_GZIP.test(request.headers.get('accept-encoding') ?? '')) return null;
	const { version, age } = knownVersion(now);
	const { seconds, group, day } = answer;
	if (
		age > VERSION_PATIENCE ||
		day !== dayOf(settings, now) ||
		!isFresh(answer, { seconds, version, now, notBefore: visit.wroteAt })
	)
		return null;
	if (evaluateAccess(group, identity.actor, identity.brand) !== 'allowed') return null;
	answer.head ??= headOf(answer, visit.language);
	if (isKnownTag(request.headers.get('if-none-match'), answer.etag))
		return new Response(null, { status: 304, headers: answer.head.headers });
	return new Response(answer.bytes, answer.head);
}

/** Stores an answer for readers of this address with the same access. `group` is that of its route. */
export function putIntoResponseCache(
	answer: FoundAnswer,
	{ visit, identity, group, seconds, day }: Pick<LaneAnswer, 'group' | 'seconds' | 'day'> & Reader,
): void {
	const key = keyOf(visit, identity);
	if (key === null || !answer.isGzip || answer.status !== 'hit') return;
	const { bytes, isGzip, etag, storedAt, version } = answer;
	answers.set(key, { bytes, isGzip, etag, storedAt, version, group, seconds, day });
}

type Reader = { visit: Visit; identity: Identity };

/** The keys of visits for who made them: equal requests share their visit, and taking its address apart costs more than the answer. */
const keys = new WeakMap<Visit, { identity: Identity; key: string | null }>();

/** What the answer to a visit is looked up by; null: no answer to it is kept here. */
function keyOf(visit: Visit, identity: Identity): string | null {
	const known = keys.get(visit);
	if (known?.identity === identity) return known.key;
	const { url, bearer, choosesLanguage, language } = visit;
	const isSaved = url.pathname.startsWith('/api/') && bearer === null && !choosesLanguage;
	const reader = isSaved ? readerOf(identity, language) : null;
	const key = reader && `${reader} ${url.host}${url.pathname}${url.search}`;
	keys.set(visit, { identity, key });
	return key;
}

/**
 * Everything about a reader that an answer may depend on beside the address: his access, whether demonstration hotels would be shown to him if
 * the address asks for them, and the brand, which chooses the payment profile with the host. Null: he sees no prices.
 */
function readerOf(identity: Identity, language: Language): string | null {
	const known = readers.get(identity) ?? {};
	if (!readers.has(identity)) readers.set(identity, known);
	const cached = known[language];
	if (cached !== undefined) return cached;
	known[language] = describeReader(identity, language);
	return known[language];
}

function describeReader({ actor, brand }: Identity, language: Language): string | null {
	if (actor === null) return null;
	try {
		const access = offerAccessKey(offerAccessOf({ actor, brand, language }));
		return `${access}|${isTradeVisitor(actor) ? 'trade' : '-'}|${brand.key}.${brand.version}`;
	} catch {
		return null;
	}
}

let lastDay: { settings: Settings; minute: number; day: PlainDate } | undefined;

/** The day, looked up once a minute: asking the calendar costs more than all the rest. */
function dayOf(settings: Settings, now: number): PlainDate {
	const minute = Math.floor(now / MINUTE);
	if (lastDay?.minute !== minute || lastDay.settings !== settings)
		lastDay = { settings, minute, day: todayOf(settings, now) };
	return lastDay.day;
}

function headOf({ etag }: StoredAnswer, language: Language): Response {
	const headers = new Headers();
	setSecurityHeaders(headers);
	headers.set('content-type', 'application/json; charset=utf-8');
	headers.set('content-encoding', 'gzip');
	headers.set('content-language', language);
	headers.set('cache-control', 'private, no-store');
	headers.set('vary', 'accept-encoding, accept-language, cookie');
	headers.set('etag', gzipTag(etag));
	headers.set('x-robots-tag', 'noindex');
	headers.set('cache-status', 'firnlicht-offers; hit');
	return new Response(null, { headers, encodeBody: 'manual' } as ResponseInit);
}
