import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/client';
import { ratePlan, ratePlanText } from '#db/schema/hotel-rate';
import type { Language } from '../language/language';
import type { RoomRow } from '../lead/hotel/review-rooms.server';

/**
 * Rooms of a hotel's lead with the names and benefits of their rates in a language. Where the catalogue still says in another language what
 * was agreed, it is translated; where it says something else by now, the words that were agreed stay.
 */
export async function roomsInLanguage(db: Database, rooms: readonly RoomRow[], language: Language): Promise<RoomRow[]> {
	const planIds = [...new Set(rooms.map(({ agreed }) => agreed.planId))];
	if (planIds.length === 0) return [];
	const texts = await db
		.select({
			planId: ratePlan.id,
			language: ratePlanText.language,
			name: ratePlanText.name,
			amenitiesMarkdown: ratePlanText.amenitiesMarkdown,
		})
		.from(ratePlanText)
		.innerJoin(ratePlan, and(eq(ratePlan.no, ratePlanText.planNo), inArray(ratePlan.id, planIds)));
	return rooms.map((room) => {
		const { agreed, rateName } = room;
		const ofPlan = texts.filter(({ planId }) => planId === agreed.planId);
		const isAgreed = ofPlan.some(
			({ name, amenitiesMarkdown }) => name === rateName && amenitiesMarkdown === agreed.amenitiesMarkdown,
		);
		const wanted = ofPlan.find((text) => text.language === language);
		if (!isAgreed || !wanted) return room;
		return { ...room, rateName: wanted.name, agreed: { ...agreed, amenitiesMarkdown: wanted.amenitiesMarkdown } };
	});
}
