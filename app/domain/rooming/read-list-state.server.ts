import { and, asc, eq, sql } from 'drizzle-orm';
import { lead, leadRoom } from '#db/schema/lead';
import { property } from '#db/schema/property';
import { propertyRoom } from '#db/schema/property-room';
import { roomingList, roomingVersion } from '#db/schema/trip';
import type { RequestContext } from '~/context';
import { leadScope } from '../lead/lead-scope';
import { leadScopeCondition } from '../lead/lead-scope-condition.server';
import { sleepingRooms } from './sleeping-rooms';

/** The version of a lead's list, who has saved it last, and the rooms that guests can be put into; one round trip. */
export type ListState = Awaited<ReturnType<typeof readListState>>;

/** The state of the list of a lead in reach; that of an empty list for any other. Throws DomainError 'forbidden', 'unavailable'. */
export async function readListState({
	ctx: { db, actor },
	leadId,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor'>;
	leadId: string;
}) {
	const own = and(eq(lead.id, leadId), leadScopeCondition(db, leadScope({ actor })));
	const [[list], rooms, hotelRooms] = await db.batch([
		db
			.select({
				...{ version: roomingList.version, changedAt: roomingList.changedAt, bedrooms: property.bedrooms },
				party: sql<string | null>`(select ${roomingVersion.party} from ${roomingVersion}
					where ${roomingVersion.leadNo} = ${lead.no} order by ${roomingVersion.version} desc limit 1)`,
			})
			.from(lead)
			.leftJoin(roomingList, eq(roomingList.leadNo, lead.no))
			.leftJoin(property, eq(property.no, lead.propertyNo))
			.where(own),
		db
			.select()
			.from(propertyRoom)
			.where(sql`${propertyRoom.propertyNo} = (select ${lead.propertyNo} from ${lead} where ${own})`)
			.orderBy(asc(propertyRoom.position)),
		db
			.select({ roomName: leadRoom.roomName })
			.from(leadRoom)
			.where(sql`${leadRoom.leadNo} = (select ${lead.no} from ${lead} where ${own})`)
			.orderBy(asc(leadRoom.position)),
	]);
	return {
		version: list?.version ?? 0,
		changedAt: list?.changedAt ?? null,
		party: list?.party ?? null,
		rooms: sleepingRooms({ propertyRooms: rooms, bedrooms: list?.bedrooms ?? null, hotelRooms }),
	};
}
