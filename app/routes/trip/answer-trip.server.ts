import { TRIP_FORMS, type TripAnswer, type TypedGuest } from '~/components/trip/trip-view';
import type { AppLoadContext } from '~/context';
import { answerOffer } from '~/domain/concierge/answer-offer.server';
import { cancelJob } from '~/domain/concierge/cancel-job.server';
import { requestService } from '~/domain/concierge/request-service.server';
import type { FieldErrors } from '~/domain/form/field-error';
import { LANGUAGE_QUERY } from '~/domain/language/language';
import { parseNumber } from '~/domain/money/parse-number';
import { saveReview } from '~/domain/review/save-review.server';
import { withdrawReview } from '~/domain/review/withdraw-review.server';
import { GUEST_FIELDS } from '~/domain/rooming/rooming-merge';
import { payFromTrip, shareTrip } from '~/domain/trip/guest-links.server';
import { saveArrival } from '~/domain/trip/save-arrival.server';
import { GUEST_FORMS, type GuestForm, saveGuests } from '~/domain/trip/save-guests.server';
import { saveRegistration } from '~/domain/trip/save-registration.server';
import { tripPath } from '~/domain/trip/trip-token';
import { DomainError } from '~/platform/errors';
import { countOf, textOf } from '../forms/answer-verb.server';
import { everyRefusal, formErrorOf } from '../forms/form-error.server';

type Input = { ctx: AppLoadContext; token: string; form: FormData; url: URL };

/** Lines that a form may have, and letters that come back with a refusal. */
const MOST_LINES = 60;
const MOST_TYPED = 2500;

const WORDS: Record<string, NonNullable<TripAnswer['word']>> = {
	...everyRefusal<NonNullable<TripAnswer['word']>>('failed'),
	'changed-meanwhile': 'conflict',
	'nothing-open': 'nothing-open',
	released: 'released',
	'price-changed': 'price-changed',
	'not-offered': 'no-way',
	'too-many': 'too-many',
	'no-way': 'no-way',
	over: 'no-way',
	'concierge-off': 'no-way',
	'too-many-requests': 'limited',
};

/**
 * Runs the verb that a form of a trip page names: where the browser goes on, or what is wrong with what was typed. A link that has ended
 * meanwhile, and one that leads nowhere, show their page.
 */
export async function answerTrip(input: Input): Promise<{ to: string } | { answer: TripAnswer; status: number }> {
	const { ctx, token, form, url } = input;
	const intent = TRIP_FORMS.find((each) => each === textOf(form, 'intent'));
	const lng = url.searchParams.get(LANGUAGE_QUERY);
	const query = (done: string | null) => {
		const names = new URLSearchParams({
			...(done ? { done } : {}),
			...(lng ? { [LANGUAGE_QUERY]: lng } : {}),
		}).toString();
		return names === '' ? '' : `?${names}`;
	};
	if (!intent) return { to: tripPath(token) + query(null) };
	const typed = Object.fromEntries(
		[...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, MOST_TYPED)]] : [])),
	);
	const empty: TripAnswer = {
		...{ form: intent, errors: {}, conflicts: [], guests: null, version: null, typed, guestId: null },
		...{ word: null, minutes: 1, at: ctx.now },
	};
	try {
		const done = (place: string) => ({ to: `${tripPath(token)}${query(intent)}#${place}` });
		switch (intent) {
			case 'arrival': {
				const errors = await saveArrival({ ctx, token, input: typed });
				return isEmpty(errors) ? done('needs') : { answer: { ...empty, errors }, status: 400 };
			}
			case 'registration': {
				const guestId = textOf(form, 'guest');
				const errors = await saveRegistration({ ctx, token, guestId, input: typed });
				return isEmpty(errors) ? done('needs') : { answer: { ...empty, guestId, errors }, status: 400 };
			}
			case 'share':
				await shareTrip({ ctx, token });
				return done('share');
			case 'pay':
				return { to: await payFromTrip({ ctx, token, instalmentId: textOf(form, 'instalment') }) };
			case 'review': {
				const errors = await saveReview({
					...{ ctx, token },
					input: { ...typed, mayPublish: form.has('mayPublish') },
				});
				return isEmpty(errors) ? done('after') : { answer: { ...empty, errors }, status: 400 };
			}
			case 'service': {
				const result = await requestService({ ctx, of: { token }, input: typed });
				return 'id' in result ? done('services') : { answer: { ...empty, errors: result.errors }, status: 400 };
			}
			case 'serviceAccept':
			case 'serviceRefuse':
			case 'serviceCancel':
				await answerService({ ctx, token, form, intent });
				return done('services');
			case 'withdrawReview':
				await withdrawReview({ ctx, token });
				return done('after');
			default: {
				const result = await answerGuests(input, intent, empty);
				return result ?? done(intent === 'rooming' ? 'rooms' : 'needs');
			}
		}
	} catch (error) {
		if (error instanceof DomainError && (error.code === 'not-found' || error.reason === 'link-ended'))
			return { to: tripPath(token) + query(null) };
		const { word, status, retryAfterSeconds = 60 } = formErrorOf(error, WORDS);
		const guests = intent in GUEST_FORMS ? typedGuests(form) : null;
		const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
		// Of a service its state is what is seen anew.
		const shown = word === 'conflict' && intent.startsWith('service') ? 'no-way' : word;
		return { answer: { ...empty, word: shown, guests, version: countOf(form, 'list'), minutes }, status };
	}
}

type ServiceAnswer = Pick<Input, 'ctx' | 'token' | 'form'> & {
	intent: 'serviceAccept' | 'serviceRefuse' | 'serviceCancel';
};

async function answerService({ ctx, token, form, intent }: ServiceAnswer) {
	const job = { ctx, of: { token }, jobId: textOf(form, 'job'), version: countOf(form, 'version') };
	if (intent === 'serviceCancel') return cancelJob(job);
	const answer = intent === 'serviceAccept' ? 'accept' : 'refuse';
	return answerOffer({ ...job, seenMinor: countOf(form, 'seenMinor'), answer });
}

/** Null when the list is saved. */
async function answerGuests({ ctx, token, form }: Input, intent: GuestForm, empty: TripAnswer) {
	const guests = typedGuests(form);
	const seen = countOf(form, 'list');
	const named = guests
		.map((guest, at) => ({ guest, at }))
		.filter(({ guest }) => intent !== 'rooming' || guest.firstName || guest.lastName);
	const result = await saveGuests({
		...{ ctx, token, form: intent, seen },
		guests: named.map(({ guest }) => valuesOf(guest, GUEST_FORMS[intent])),
	});
	if (result.outcome === 'stored' || result.outcome === 'same') return null;
	if (result.outcome === 'conflict') {
		const { conflicts, version } = result;
		const merged = result.guests.map((guest) => ({
			id: guest.id,
			...Object.fromEntries(GUEST_FIELDS.map((field) => [field, String(guest[field] ?? '')])),
		}));
		return { answer: { ...empty, word: 'conflict' as const, conflicts, version, guests: merged }, status: 409 };
	}
	// Lines without anything were left out: errors go back to the guests they are of.
	const errors: FieldErrors = {};
	for (const [key, error] of Object.entries(result.errors)) {
		const [at = '', field = ''] = key.split('.');
		const id = named[Number(at)]?.guest.id;
		errors[id ? `${id}.${field}` : 'form'] = error;
	}
	return { answer: { ...empty, errors, guests, version: seen }, status: 400 };
}

/** The lines of a list form, as they were typed. */
function typedGuests(form: FormData): TypedGuest[] {
	const guests: TypedGuest[] = [];
	for (let at = 0; at < MOST_LINES && form.has(`guest.${at}.id`); at += 1) {
		const texts = GUEST_FIELDS.flatMap((field) => {
			const name = `guest.${at}.${field}`;
			return form.has(name) ? [[field, textOf(form, name).slice(0, 300)] as const] : [];
		});
		guests.push({ id: textOf(form, `guest.${at}.id`).slice(0, 60), ...Object.fromEntries(texts) });
	}
	return guests;
}

const NUMBERS: readonly string[] = ['age', 'heightCm', 'bootSize', 'skiCm'];

function valuesOf(guest: TypedGuest, fields: readonly (keyof TypedGuest)[]): { id: string } {
	const values = fields.flatMap((field): [string, string | number | null][] => {
		const text = guest[field];
		if (text === undefined) return [];
		if (!NUMBERS.includes(field)) return [[field, text]];
		return [[field, text === '' ? null : (parseNumber(text) ?? Number.NaN)]];
	});
	return { ...Object.fromEntries(values), id: guest.id };
}

function isEmpty(errors: FieldErrors): boolean {
	return Object.keys(errors).length === 0;
}
