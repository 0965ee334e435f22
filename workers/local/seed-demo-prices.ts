import { eq } from 'drizzle-orm';
import type { Database } from '#db/client';
import { property } from '#db/schema/property';
import { draft } from '#db/schema/publication';
import { user } from '#db/schema/user';
import type { PlainDate } from '~/domain/date/plain-date';
import { savePrices } from '~/domain/operator-desk/prices/edit-prices.server';
import { loadPrices } from '~/domain/operator-desk/prices/load-prices.server';
import { priceText } from '~/domain/operator-desk/prices/price-text';
import { loadActorOfUser } from '~/domain/session/load-actor.server';

const PROPERTY = 'chalet-birkhahn';
/** Weeks that the draft makes dearer, and by how much. */
const WEEKS = 8;
const RAISE = '+4%';

/** The draft of an operator of the demonstration: some weeks of a property are to become dearer, and are not published yet; once. */
export async function seedDemoPrices(
	db: Database,
	{ today, now, pictureBaseUrl }: { today: PlainDate; now: number; pictureBaseUrl: string },
): Promise<void> {
	if ((await db.$count(draft)) > 0) return;
	const [[house], [operator]] = await db.batch([
		db.select({ id: property.id }).from(property).where(eq(property.key, PROPERTY)),
		db.select({ no: user.no }).from(user).where(eq(user.id, 'user_operator')),
	]);
	const actor = operator ? await loadActorOfUser(db, operator.no, { pictureBaseUrl }) : null;
	if (!house || !actor) return;
	const ctx = { db, actor, today, now };
	const { cells } = await loadPrices({ ctx, propertyId: house.id, year: null });
	const free = Object.entries(cells).flatMap(([name, { offer, lock }]) =>
		offer?.status === 'available' && offer.price !== null && lock === null
			? [{ name, text: RAISE, was: priceText(offer) }]
			: [],
	);
	await savePrices({ ctx, propertyId: house.id, cells: free.slice(-WEEKS) });
}
