import type * as z from 'zod';
import type { Database } from '#db/client';
import type { ProblemError } from '~/platform/problem-details';
import type { ApiCall, ApiParameters, ParameterValues } from '../api/api-call';
import type { BrandProfile } from '../brand/brand-profile';
import type { PlainDate } from '../date/plain-date';
import { type OfferAccess, offerAccessKey } from '../offer/offer-access';

/** What an answer that is kept may depend on besides its question; every part of it stands in the key. */
export type CachedSetting = {
	access: OfferAccess;
	today: PlainDate;
	pictureBaseUrl: string;
};

/** What a call is asked with, as its key holds it: nothing of a query gets past it into an answer. JSON, lists in a fixed order. */
export type CachedQuestion = Readonly<Record<string, unknown>>;

/** What the offer-cache is asked. */
export type Input = CachedSetting & {
	/** At which it was asked, in milliseconds: with `today` it tells the day of hotels where midnight is at another time. */
	now: number;
	/** Of what is kept in `KEPT_CALLS`. */
	callId: string;
	question: CachedQuestion;
	/** Number of the catalogue that the asker knows of. */
	catalogueVersion: number;
	/** When the asker last wrote, in milliseconds: an answer that was worked out before shows less than he knows (CACHE-9). */
	notBefore?: number | null;
	/** Waits until the answer is packed, where it is there already. */
	wantsGzip?: boolean;
};

/** Who works an answer out. */
export type CachedContext = CachedSetting & Pick<Input, 'now' | 'catalogueVersion' | 'notBefore'> & { db: Database };

/** What the offer-cache keeps answers of. */
export type CachedSource<Question extends CachedQuestion = CachedQuestion> = {
	/** Its id is unique among all. */
	call: { id: string };
	/** Id of the route that answers with nothing else; who may open that may read what is kept. */
	routeId?: string;
	/** How long an answer is fresh (OFFER-27); null: until the catalogue changes, which ends all others too. */
	seconds: number | null;
	/** True: it says the same to everybody who reads its language. */
	isSameForAll?: boolean;
	/** JSON. Throws what verbs throw; nothing of that is kept. */
	answer: (ctx: CachedContext, question: Question) => Promise<string>;
};

/** A call of the API whose answers the offer-cache keeps, in its shape. */
export type CachedCall<
	Parameters extends ApiParameters = ApiParameters,
	Answer extends z.ZodType = z.ZodType,
	Question extends CachedQuestion = CachedQuestion,
> = CachedSource<Question> & {
	call: ApiCall<Parameters, Answer>;
	routeId: string;
	/** What is asked, in the one form of it; or what is not right with it. */
	question: (
		query: ParameterValues<Parameters>,
		setting: { params: Readonly<Record<string, string>>; brand: BrandProfile; origin: string; today: PlainDate },
	) => Question | ProblemError[];
	/** True: hotels for demonstrations are asked for. */
	includesDemos?: (query: ParameterValues<Parameters>) => boolean;
};

/** A kept call with its types. */
export function cachedCall<Parameters extends ApiParameters, Answer extends z.ZodType, Question extends CachedQuestion>(
	cached: CachedCall<Parameters, Answer, Question>,
): CachedCall<Parameters, Answer, Question> {
	return cached;
}

/**
 * The key of an answer: everything that it depends on but the catalogue, whose number stands beside the answer so that an older one
 * may stand in when the database is away (ADR 3), and the instant, of which an answer is as old as it may be. Each part is written so that no other parts read the same.
 */
export function cachedKey(
	{ call, isSameForAll }: Pick<CachedSource, 'call' | 'isSameForAll'>,
	question: CachedQuestion,
	{ access, today, pictureBaseUrl }: CachedSetting,
): string {
	const reader = isSameForAll ? access.language : offerAccessKey(access);
	return JSON.stringify([call.id, reader, today, pictureBaseUrl, question]);
}
