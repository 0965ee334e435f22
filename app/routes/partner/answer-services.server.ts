import { SERVICE_INTENTS, type ServiceError, type ServicesAnswer } from '~/components/trade/lead-page/services-answer';
import type { AppLoadContext } from '~/context';
import { knownBrands } from '~/domain/brand/known-brands';
import { cancelJob } from '~/domain/concierge/cancel-job.server';
import { listServices, type StayServices } from '~/domain/concierge/list-services.server';
import { requestService } from '~/domain/concierge/request-service.server';
import { countOf, textOf } from '../forms/answer-verb.server';
import { everyRefusal, formErrorOf } from '../forms/form-error.server';

/** Letters of a field that come back with a refusal. */
const MOST_TYPED = 600;

const WORDS: Record<string, ServiceError> = {
	...everyRefusal<ServiceError>('failed'),
	...{ 'price-changed': 'price-changed', 'too-many': 'too-many', 'too-many-requests': 'limited' },
	...Object.fromEntries(
		['no-way', 'not-offered', 'over', 'not-booked', 'concierge-off', 'changed-meanwhile', 'conflict'].map((word) => [
			word,
			'no-way' as const,
		]),
	),
};

export type LeadServicesView = Pick<StayServices, 'terms' | 'services' | 'jobs'> & {
	/** A key for each service's form, so that it counts once. */
	keys: string[];
};

/** Services of a booking for its page; null where there are none to show (CONCIERGE-2). Throws DomainError 'unavailable'. */
export async function leadServices(
	ctx: AppLoadContext,
	{ id, status, brandKey, hotelNo }: { id: string; status: string; brandKey: string; hotelNo: number | null },
): Promise<LeadServicesView | null> {
	if (status !== 'confirmedBooking' || hotelNo !== null || knownBrands().of(brandKey).concierge === null) return null;
	const { terms, services, jobs } = await listServices({ ctx, of: { leadId: id } });
	if (services.length === 0 && jobs.length === 0) return null;
	return { terms, services, jobs, keys: services.map(() => crypto.randomUUID()) };
}

/** Runs the verb that a form of a booking's services names; null for a form of another part of the page. */
export async function answerServices({
	ctx,
	leadId,
	form,
}: {
	ctx: AppLoadContext;
	leadId: string;
	form: FormData;
}): Promise<{ services: ServicesAnswer; status: number } | null> {
	const intent = SERVICE_INTENTS.find((each) => each === textOf(form, 'intent'));
	if (!intent) return null;
	const typed = Object.fromEntries(
		[...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, MOST_TYPED)]] : [])),
	);
	const answer: ServicesAnswer = { intent, error: null, errors: {}, typed: {}, at: ctx.now };
	const of = { leadId };
	try {
		if (intent === 'serviceCancel') {
			await cancelJob({ ctx, of, jobId: textOf(form, 'job'), version: countOf(form, 'version') });
			return { services: answer, status: 200 };
		}
		const result = await requestService({ ctx, of, input: typed });
		if ('id' in result) return { services: answer, status: 200 };
		return { services: { ...answer, errors: result.errors, typed }, status: 400 };
	} catch (error) {
		const { word, status } = formErrorOf(error, WORDS);
		return { services: { ...answer, error: word, typed }, status };
	}
}
