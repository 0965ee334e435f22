import type { StreamAccess } from '~/domain/conversation/stream-access.server';

type Filters = {
	type: 'messaging';
	members?: { $in: string[] };
	name?: { $autocomplete: string };
};

/** Which channels are asked for: those of the reader, or all of them for admins (AGENCY-32); Stream itself holds to it, whatever is asked. */
export function channelFilters({ userId, isAdmin }: Pick<StreamAccess, 'userId' | 'isAdmin'>, query: string): Filters {
	const words = query.trim();
	return {
		type: 'messaging',
		...(isAdmin ? {} : { members: { $in: [userId] } }),
		...(words ? { name: { $autocomplete: words } } : {}),
	};
}
