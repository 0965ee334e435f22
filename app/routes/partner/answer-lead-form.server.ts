import type { LeadIntent } from '~/components/trade/lead-page/lead-actions';
import { isStayIntent, readLook, type StayValues } from '~/components/trade/lead-page/stay-values';
import type { AppLoadContext } from '~/context';
import { embeddedVault } from '~/domain/card/embedded-vault.server';
import type { FieldErrors } from '~/domain/form/field-error';
import { deleteInterest } from '~/domain/lead/delete-interest.server';
import { previewStay, type StayPreview } from '~/domain/lead/preview-stay.server';
import { switchPriceWatch } from '~/domain/lead/price-watch/switch-price-watch.server';
import { requestChange } from '~/domain/lead/request-change.server';
import { requestPriceDiscount } from '~/domain/lead/request-price-discount.server';
import { type RoomingRow, roomingRows } from '~/domain/lead/rooming-rows';
import { saveRoomingList } from '~/domain/lead/save-rooming-list.server';
import { updateLead } from '~/domain/lead/update-lead.server';
import { withdrawLead } from '~/domain/lead/withdraw-lead.server';
import { withdrawRequest } from '~/domain/lead/withdraw-request.server';
import { parseNumber } from '~/domain/money/parse-number';
import { GUEST_FIELDS, type GuestConflict, type GuestField } from '~/domain/rooming/rooming-merge';
import { DomainError } from '~/platform/errors';
import { formErrorOf } from '../forms/form-error.server';

const CONFLICTS = {
	'changed-meanwhile': 'changed-meanwhile',
	'asked-already': 'asked-already',
	'not-offered': 'not-offered',
	'no-such-move': 'no-such-move',
	answered: 'answered',
	'fee-changed': 'fee-changed',
	conflict: 'other',
} as const;

export type LeadConflict = (typeof CONFLICTS)[keyof typeof CONFLICTS] | 'price-changed' | 'incomplete';

/** The result of a form of a lead's page; submitted values are returned with an error. */
export type LeadAnswer =
	| { isDone: true; intent: LeadIntent; isGone: boolean }
	| {
			isDone: false;
			intent: LeadIntent;
			status: number;
			errors: FieldErrors;
			conflict: LeadConflict | null;
			values: StayValues;
			/** The property's validation of the entered stay; null for forms without one. */
			preview: StayPreview | null;
			guests: RoomingRow[];
			/** What others have changed in the rooming list meanwhile, and its version from then on. */
			list: { version: number; conflicts: GuestConflict[] } | null;
			at: number;
	  };

/** More lines than any property sleeps. */
const MOST_LINES = 60;

/**
 * Runs the verb that a form of a lead's page names. Throws DomainError 'not-found' for a form that names none, 'forbidden' and
 * 'unavailable' as the verbs do.
 */
export async function answerLeadForm({
	ctx,
	id,
	form,
}: {
	ctx: AppLoadContext;
	id: string;
	form: FormData;
}): Promise<LeadAnswer> {
	const text = (name: string) => {
		const value = form.get(name);
		return typeof value === 'string' ? value.trim().slice(0, 4000) : '';
	};
	const intent = (form.has('look') ? 'look' : text('intent')) as LeadIntent;
	const lead = { id, version: Number(text('version')) || 0 };
	const values = readLook(text);
	const guests = intent === 'rooming' ? readGuests(form) : [];
	const refused = async (rest: {
		status: number;
		errors?: FieldErrors;
		conflict?: LeadConflict;
		list?: { version: number; conflicts: GuestConflict[] };
		guests?: RoomingRow[];
	}): Promise<LeadAnswer> => ({
		isDone: false,
		intent,
		values,
		guests,
		errors: {},
		conflict: null,
		list: null,
		at: ctx.now,
		preview: isStayIntent(intent) ? await previewStay({ ctx, id, requested: values }) : null,
		...rest,
	});
	try {
		switch (intent) {
			case 'rooming': {
				const named = guests
					.map((guest, at) => ({ guest, at }))
					.filter(({ guest: { firstName, lastName, note } }) => firstName || lastName || note);
				const seen = Number(text('list')) || 0;
				const result = await saveRoomingList({
					...{ ctx, lead, seen },
					guests: named.map(({ guest }) => guestOf(guest)),
				});
				if (result.outcome === 'stored' || result.outcome === 'same') break;
				if (result.outcome === 'conflict') {
					const { version, conflicts } = result;
					return refused({ status: 409, list: { version, conflicts }, guests: roomingRows(result.guests, 0) });
				}
				// Lines without anything were left out: errors go back to the lines they are of.
				const errors: FieldErrors = {};
				for (const [key, error] of Object.entries(result.errors)) {
					const [at = '', name = ''] = key.split('.');
					errors[`${named[Number(at)]?.at ?? at}.${name}`] = error;
				}
				return refused({ status: 400, errors, list: { version: seen, conflicts: [] } });
			}
			case 'look':
				return refused({ status: 200 });
			case 'update': {
				const { checkIn, checkOut, serviceLevel } = values;
				const pax = parseNumber(values.pax) ?? Number.NaN;
				const shown = text('shown');
				const result = await updateLead({
					ctx,
					lead,
					input: { checkIn, checkOut, serviceLevel, pax },
					expected: shown === '' ? {} : { key: shown },
					vault: embeddedVault(ctx),
				});
				if (result.outcome === 'changed') return refused({ status: 409, conflict: 'price-changed' });
				if (result.outcome === 'stored') break;
				const { errors } = result;
				return refused({ status: 400, errors, ...(isOfStay(errors) ? {} : { conflict: 'incomplete' }) });
			}
			case 'change': {
				const { checkIn, checkOut, serviceLevel, comments } = values;
				const pax = parseNumber(values.pax) ?? Number.NaN;
				const result = await requestChange({ ctx, lead, input: { checkIn, checkOut, serviceLevel, pax, comments } });
				if (result.outcome === 'invalid') return refused({ status: 400, errors: result.errors });
				break;
			}
			case 'discount': {
				const { checkIn, checkOut, serviceLevel, price, comments } = values;
				const pax = parseNumber(values.pax) ?? Number.NaN;
				const priceMinor = price === '' ? undefined : Math.round((parseNumber(price) ?? Number.NaN) * 100);
				const input = {
					checkIn,
					checkOut,
					serviceLevel,
					pax,
					comments,
					...(priceMinor === undefined ? {} : { priceMinor }),
				};
				const result = await requestPriceDiscount({ ctx, lead, input });
				if (result.outcome === 'invalid') return refused({ status: 400, errors: result.errors });
				break;
			}
			case 'withdraw':
				await withdrawLead({ ctx, lead, feeMinor: text('fee') === '' ? null : Number(text('fee')) });
				break;
			case 'unask':
				await withdrawRequest({ ctx, lead, requestId: text('request') });
				break;
			case 'delete':
				await deleteInterest({ ctx, lead });
				break;
			case 'watch':
			case 'unwatch':
				await switchPriceWatch({ ctx, lead, isOn: intent === 'watch' });
				break;
			default:
				throw new DomainError('not-found', 'A form that nobody has named');
		}
	} catch (error) {
		const { word, status } = formErrorOf(error, CONFLICTS);
		return await refused({ status, conflict: word });
	}
	return { isDone: true, intent, isGone: intent === 'delete' };
}

/** Whether the form has a field for one of these. */
function isOfStay(errors: FieldErrors): boolean {
	return Object.keys(errors).some((name) => ['checkIn', 'checkOut', 'period', 'serviceLevel', 'pax'].includes(name));
}

function readGuests(form: FormData): RoomingRow[] {
	const rows: RoomingRow[] = [];
	for (let at = 0; at < MOST_LINES && form.has(`guest.${at}.firstName`); at++) {
		const field = (name: keyof RoomingRow) => {
			const value = form.get(`guest.${at}.${name}`);
			return typeof value === 'string' ? value.trim().slice(0, 300) : '';
		};
		const texts = Object.fromEntries(GUEST_FIELDS.map((name) => [name, field(name)])) as Record<GuestField, string>;
		rows.push({ ...texts, id: field('id') });
	}
	return rows;
}

/** A line as the list's schema takes it. */
function guestOf({ id, firstName, lastName, note, room, diet, ...texts }: RoomingRow): object {
	const number = (text: string) => (text === '' ? null : (parseNumber(text) ?? Number.NaN));
	const { age, heightCm, bootSize, skiCm } = texts;
	return {
		...{ ...(id === '' ? {} : { id }), firstName, lastName, note, room, diet },
		...{ age: number(age), heightCm: number(heightCm), bootSize: number(bootSize), skiCm: number(skiCm) },
	};
}
