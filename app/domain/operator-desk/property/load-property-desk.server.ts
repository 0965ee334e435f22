import type { RequestContext } from '~/context';
import { listPublications, loadPublication } from '../../desk/publications.server';
import { stateOf } from '../../desk/publish-draft.server';
import { countStates } from '../../picture/picture-states';
import { readPictureStates } from '../../picture/picture-states.server';
import type { CountryCode } from '../../place/country';
import { isUnregistered, needsRegistrationNumber } from '../../property/registration-number';
import { compareProperties, countPropertyChanges } from './compare-properties';
import { completeVersion } from './edit-property.server';
import { openPoints, partStates, percentComplete, registrationOf } from './open-points';
import { openProperty, type PropertyVocabulary } from './open-property.server';
import { pictureHashes } from './picture-states.server';
import { type PropertyContent, singleOf } from './property-content';

type Context = Pick<RequestContext, 'db' | 'actor' | 'today' | 'now'>;

export type PropertyDesk = Awaited<ReturnType<typeof loadPropertyDesk>>;

/**
 * A property as the desk edits it: what is published under its draft, what is open, versions, and the words of its choices. Throws DomainError 'forbidden';
 * 'not-found' (another operator's property too); 'unavailable'.
 */
export async function loadPropertyDesk({ ctx, propertyId }: { ctx: Context; propertyId: string }) {
	const desk = await openProperty(ctx, propertyId);
	const { published, content, vocabulary, draft } = desk;
	const { no: _, key: __, ...property } = desk.property;
	const [versions, facts, pictureStates] = await Promise.all([
		listPublications(ctx.db, desk.subject),
		saleFacts(ctx, desk.property.no),
		readPictureStates(ctx.db, pictureHashes(content)),
	]);
	const country = countryOf(content, vocabulary.places);
	const needsRegistration = needsRegistrationNumber(country);
	const points = openPoints(content, country, ctx.today);
	return {
		...{ property, content, vocabulary, versions, country, needsRegistration, points, ...facts },
		pictureStates,
		/** Names of values that differ from what is published. */
		drafted: Object.keys(desk.edits),
		states: partStates(content, points),
		percent: percentComplete(content, points),
		draft: draft && {
			...{ revision: draft.revision, updatedAt: draft.updatedAt, name: draft.name, canUndo: draft.canUndo },
		},
		/** Revision of the draft that was shown; 0: none. */
		seen: draft?.revision ?? 0,
		changes: countPropertyChanges(compareProperties(published, content)),
	};
}

/**
 * What publishing the draft, or going back to a version (`number`), would change, with what the review has to send. Throws as above; 'not-found' for another
 * number.
 */
export async function loadPropertyReview({
	ctx,
	propertyId,
	number,
}: {
	ctx: Context;
	propertyId: string;
	number: number | null;
}) {
	const { property, subject, published, content, vocabulary, draft } = await openProperty(ctx, propertyId);
	const [version, [newest]] = await Promise.all([
		number === null ? null : loadPublication<PropertyContent>(ctx.db, subject, number),
		listPublications(ctx.db, subject),
	]);
	const after = version ? completeVersion(version) : content;
	const country = countryOf(after, vocabulary.places);
	const states = await readPictureStates(ctx.db, pictureHashes(after));
	return {
		/** Publishing waits for these. */
		unfinished: countStates(states),
		property: { id: property.id, name: property.name },
		changes: compareProperties(published, after),
		points: openPoints(after, country, ctx.today),
		/** Nothing of it would be sold (REGISTRATION-2). */
		isUnregistered: isUnregistered(registrationOf(after, country), ctx.today),
		...{ vocabulary, content: after },
		hasDraft: draft !== null,
		seen: draft?.revision ?? 0,
		state: stateOf(published),
		/** The last one that was published, for those who come second. */
		newest: newest ?? null,
	};
}

function countryOf(content: PropertyContent, places: PropertyVocabulary['places']): CountryCode | null {
	const { place } = singleOf(content, 'facts');
	return places.find(({ key }) => key === place)?.country ?? null;
}

/** What other pages of the desk say of it: until when it has prices, calendars of channels, the price "from". */
async function saleFacts({ db, today }: Context, no: number) {
	const { rows } = await db.$client.execute({
		sql: `select (select max(check_out) from stay_rate where property_no = :no and price_minor is not null and check_out >= :today) as until,
			(select count(*) from channel_calendar where property_no = :no and ended_at is null) as calendars,
			price_from_minor as price from property where no = :no`,
		args: { no, today },
	});
	const [row] = rows;
	return {
		pricedUntil: row?.until ? String(row.until) : null,
		calendars: Number(row?.calendars ?? 0),
		priceFromMinor: row?.price === null ? null : Number(row?.price),
	};
}
