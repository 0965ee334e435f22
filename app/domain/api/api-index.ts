import type { ApiGroup } from './calls';

/** A group of calls as the index of the reference lists it. */
export type ApiIndexGroup = {
	id: string;
	title: string;
	calls: { id: string; method: string; path: string; summary: string }[];
};

/** All groups with their calls, in short. */
export function apiIndex(groups: readonly ApiGroup[]): ApiIndexGroup[] {
	return groups.map(({ id, title, calls }) => ({
		id,
		title,
		calls: calls.map(({ id: name, method, path, summary }) => ({
			...{ id: name, path, summary },
			method: method.toUpperCase(),
		})),
	}));
}
