import { COUNTRY_CODES } from '#db/schema/enums';
import type { OpenTripView, TripPayment, TripView } from '~/components/trip/trip-view';
import type { AppLoadContext } from '~/context';
import { linkOrigin as originOfLinks } from '~/domain/brand/brand-origins';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { depositStatement } from '~/domain/deposit/read-deposit.server';
import type { Language } from '~/domain/language/language';
import { houseName } from '~/domain/lead/property-name';
import { hotelToday } from '~/domain/offer/hotel-today';
import { instalmentState, openMinor } from '~/domain/payment/instalment-state';
import { readPicture } from '~/domain/picture/stored-picture';
import { countryName } from '~/domain/place/country';
import { placeLine } from '~/domain/place/place-line';
import { newGuestId } from '~/domain/rooming/rooming-schema';
import { sleepingRooms } from '~/domain/rooming/sleeping-rooms';
import { tokenAgain } from '~/domain/token/token-again';
import { doorCodeContext, guestCipher } from '~/domain/trip/guest-cipher.server';
import { readTrip, type TripRow, tripEnd } from '~/domain/trip/read-trip.server';
import { registrationRule } from '~/domain/trip/registration-rules';
import { tripNeeds } from '~/domain/trip/trip-needs';
import { tripSender } from '~/domain/trip/trip-sender';
import { TRIP_TOKENS, tripPath } from '~/domain/trip/trip-token';
import { afterStayView } from './after-stay-view.server';
import { cancelledView } from './cancelled-view.server';
import { depositView } from './deposit-view.server';
import { hasConcierge, plannedServices, servicesStatements, servicesView } from './services-view.server';

/** Lines for guests who are not on the list yet. */
const MOST_NEW = 12;

/** What the page of a token shows; null for a token that nothing has. Throws DomainError 'unavailable'. */
export async function tripView(ctx: AppLoadContext, token: string): Promise<TripView | null> {
	const row = ctx.trip ?? (await readTrip(ctx, token));
	if (!row) return null;
	const today = hotelToday(ctx, row.timeZone);
	const reason = tripEnd(row, today);
	if (reason)
		return {
			...{ state: 'over', reason, contact: row.kind === 'lead' ? tripSender(row, ctx.brand) : null },
			cancelled: reason === 'cancelled' ? await cancelledView(ctx, row) : null,
		};
	return openView(ctx, row, { token, today });
}

type At = { token: string; today: ReturnType<typeof hotelToday> };

async function openView(ctx: AppLoadContext, row: TripRow, { token, today }: At): Promise<OpenTripView> {
	const { language } = ctx;
	const booked = await bookedParts(ctx, row);
	const isGerman = language === 'de';
	const name = row.name ?? houseName(row.propertyName);
	const place = (isGerman ? row.placeDe : row.placeEn) ?? row.placeEn;
	const country = COUNTRY_CODES.find((code) => code === row.country);
	const { latitude, longitude, guests, told, pax } = row;
	const position = latitude !== null && longitude !== null ? { latitude, longitude } : null;
	const isLead = row.kind === 'lead';
	const rule = isLead && guestCipher(ctx.settings) ? registrationRule(row.country) : null;
	const [alt, altDe] = [row.picture?.[1], row.picture?.[7]];
	const shown = sleepingRooms(row);
	const keys = new Set(shown.map(({ key }) => key));
	const brief = ({ id, firstName, lastName, age }: TripRow['guests'][number]) => ({ id, firstName, lastName, age });
	const missing = Math.min(MOST_NEW, Math.max(1, pax - guests.length));
	return {
		state: 'open',
		kind: row.kind,
		path: tripPath(token),
		property: name,
		place,
		picture: row.picture && {
			...readPicture(row.picture, name),
			alt: (isGerman ? (altDe ?? alt) : alt) ?? name,
		},
		firstName: isLead ? row.firstName || null : null,
		daysLeft: daysBetween(today, plainDate(row.checkIn)),
		isOver: today > row.checkOut,
		...{ checkIn: row.checkIn, checkOut: row.checkOut },
		...{ arrivalFrom: row.arrivalFrom, departureUntil: row.departureUntil },
		address: [row.street, placeLine(row.sector, place ?? ''), country && countryName(country, language)].filter(
			(line): line is string => Boolean(line),
		),
		position,
		routeUrl:
			position && `https://www.google.com/maps/dir/?api=1&destination=${position.latitude},${position.longitude}`,
		floorplan: row.floorplan && {
			...{ hash: row.floorplan[0], label: isGerman ? row.floorplan[2] : row.floorplan[1] },
			...{ areaSqm: row.floorplan[3], width: row.floorplan[4], height: row.floorplan[5] },
		},
		rooms: shown.map((room) => ({
			key: room.key,
			name: (isGerman ? room.nameDe : null) ?? room.nameEn,
			floor: (isGerman ? room.floorDe : null) ?? room.floorEn,
			beds: room.beds,
			guests: guests.filter((guest) => guest.room === room.key).map(brief),
		})),
		unplaced: guests.filter((guest) => guest.room === null || !keys.has(guest.room)).map(brief),
		...{ guests, pax, listVersion: row.listVersion, listChangedAt: row.listChangedAt },
		needs: tripNeeds({
			...{ checkIn: row.checkIn, today, pax, guests, registered: rule ? row.registered : null },
			arrivalSavedAt: told?.arrivalSavedAt ?? null,
			dietsSavedAt: told?.dietsSavedAt ?? null,
			sizesSavedAt: told?.sizesSavedAt ?? null,
		}),
		arrival: {
			...{ time: told?.arrivalTime ?? null, way: told?.arrivalWay ?? null, note: told?.arrivalNote ?? null },
		},
		directions: told?.directions ?? null,
		bookingNumber: isLead ? row.bookingNumber : null,
		...{ today, now: ctx.now },
		newIds: Array.from({ length: missing }, newGuestId),
		lead: isLead ? await leadParts(ctx, row, { today, rule, booked }) : null,
		planned: hasConcierge(row) ? plannedServices(ctx, booked.jobs) : [],
	};
}

type BookedParts = Awaited<ReturnType<typeof bookedParts>>;

/** What belongs to the booking beside its row, in one round trip. */
async function bookedParts({ db }: AppLoadContext, row: TripRow) {
	const [[deposit], services, jobs] = await db.batch([
		depositStatement(db, row.leadNo),
		...servicesStatements(db, row),
	]);
	return { deposit, services, jobs };
}

type Rule = ReturnType<typeof registrationRule>;

async function leadParts(
	ctx: AppLoadContext,
	row: TripRow,
	{ today, rule, booked }: Pick<At, 'today'> & { rule: Rule; booked: BookedParts },
): Promise<OpenTripView['lead']> {
	const { told } = row;
	const payments = paymentsOf(row, today, ctx.language);
	const isOver = today > row.checkOut;
	const phone = told?.hostPhone ?? row.hotelPhone;
	const hostName = told?.hostName ?? (row.hotelNo === null ? row.operator : row.name);
	return {
		// Once the stay is over the deposit stands among what comes after it (REVIEW-2).
		payments: payments && { ...payments, deposit: isOver ? null : depositView(row, booked.deposit, today) },
		registration: rule && {
			...{ fields: rule.fields, isForForeignersOnly: rule.isForForeignersOnly, law: rule.law, keptDays: rule.keptDays },
			...{ given: row.registered, country: row.country ?? '' },
		},
		host: hostName || phone ? { name: hostName ?? null, phone } : null,
		contact: tripSender(row, ctx.brand),
		door: await doorOf(ctx, row, today),
		after: isOver ? await afterStayView(ctx, row) : null,
		services: hasConcierge(row) ? servicesView(ctx, row, { today, rows: booked }) : null,
		groupUrl:
			row.groupLink &&
			originOfLinks(ctx.linkOrigin, ctx.brand, ctx.settings) +
				tripPath(await tokenAgain(ctx.settings, TRIP_TOKENS, row.groupLink)),
	};
}

/** By day: a service that is paid today comes before the last payment of the stay. */
function paymentsOf({ instalments, currency, refunds }: TripRow, today: At['today'], language: Language) {
	if (instalments.length === 0) return null;
	const byDay = [...instalments].sort((a, b) => a.dueDate.localeCompare(b.dueDate));
	const items = byDay.map(
		(each): TripPayment => ({
			service: each.service?.[language === 'de' ? 1 : 0] ?? null,
			...{ id: each.id, kind: each.kind, dueDate: each.dueDate, minor: each.minor },
			openMinor: openMinor(each),
			state: instalmentState(each, today),
			daysLeft: daysBetween(today, plainDate(each.dueDate)),
		}),
	);
	return { currency, totalMinor: instalments.reduce((sum, { minor }) => sum + minor, 0), items, refunds };
}

/** The code of the door, from the day of arrival to the last day; it leaves the server on no other day. */
async function doorOf({ settings }: AppLoadContext, { told, leadId, checkIn, checkOut }: TripRow, today: string) {
	const cipher = await guestCipher(settings);
	if (!told?.doorCode || !cipher?.opens(told.doorCodeKeyId) || today > checkOut) return null;
	if (today < checkIn) return { opensOn: checkIn, code: null };
	return { opensOn: checkIn, code: await cipher.open(doorCodeContext(leadId), told.doorCode) };
}
