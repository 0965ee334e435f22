import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { RoomsDraft } from '~/domain/lead/hotel/rooms-draft';
import { leadPath } from '~/domain/lead/lead-path';
import type { EditRoomsView } from './edit-rooms-view.server';
import { draftOfView } from './rooms-draft-form';

const PAUSE_MS = 250;

/** What the server answers to a draft; `requested` is the draft as it was sent. */
export type RoomsLook = { requested: string; view: EditRoomsView | null };

/**
 * The draft of a page that changes rooms, and what the hotel's rates say to it: `draft` at once, `view` when the server has answered.
 * `loaded` is what the page began with, or what a sent form was answered with.
 */
export function useRoomsDraft(loaded: EditRoomsView) {
	const fetcher = useFetcher<RoomsLook>();
	const [view, setView] = useState(loaded);
	const [draft, setDraft] = useState(() => draftOfView(loaded));
	/** What the server said of each room of the draft, also while it has not yet answered to the newest one. */
	const [known, setKnown] = useState<readonly (EditRoomsView['rooms'][number] | null)[]>(loaded.rooms);
	const [isStale, setStale] = useState(false);
	const pause = useRef<ReturnType<typeof setTimeout>>();
	const latest = useRef('');
	useEffect(() => {
		clearTimeout(pause.current);
		latest.current = '';
		setView(loaded);
		setKnown(loaded.rooms);
		setDraft(draftOfView(loaded));
		setStale(false);
	}, [loaded]);
	useEffect(() => {
		const { data } = fetcher;
		if (fetcher.state !== 'idle' || latest.current === '') return;
		if (!data?.view) return setStale(true);
		// The answer to an earlier draft: another one is on its way.
		if (data.requested !== latest.current) return;
		setView(data.view);
		setKnown(data.view.rooms);
		setDraft(draftOfView(data.view));
		setStale(false);
		latest.current = '';
	}, [fetcher]);
	useEffect(() => () => clearTimeout(pause.current), []);

	function look(next: RoomsDraft) {
		clearTimeout(pause.current);
		latest.current = JSON.stringify(next);
		setStale(false);
		pause.current = setTimeout(
			() => fetcher.load(`${leadPath(view.id)}/rooms-preview?${new URLSearchParams({ draft: latest.current })}`),
			PAUSE_MS,
		);
	}
	return {
		draft,
		view,
		/** The figures are those of an earlier draft. */
		isWaiting: latest.current !== '' && !isStale,
		/** They could not be worked out. */
		isStale,
		known,
		change(next: RoomsDraft) {
			setDraft(next);
			look(next);
		},
		remove(at: number) {
			const next = { ...draft, rooms: draft.rooms.filter((_, place) => place !== at) };
			setKnown(known.filter((_, place) => place !== at));
			setDraft(next);
			look(next);
		},
		again: () => look(draft),
	};
}
