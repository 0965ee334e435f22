import type { StreamAccess } from '~/domain/conversation/stream-access.server';

type Filters = {
	type: 'messaging';
	members?: { $in: string[] };
	name?: { $autocomplete: string };
};

/** The channels to query: those of the reader, or all of them for admins (AGENCY-32); Stream enforces this for every query. */
export function channelFilters({ userId, isAdmin }: Pick<StreamAccess, 'userId' | 'isAdmin'>, query: string): Filters {
	const words = query.trim();
	return {
		type: 'messaging',
		...(isAdmin ? {} : { members: { $in: [userId] } }),
		...(words ? { name: { $autocomplete: words } } : {}),
	};
}
