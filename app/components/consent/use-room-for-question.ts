import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** Below it the search of the landing page stands where the sheet does. */
const PHONE = 500;
/** A little more than the sheet's. */
const HEIGHT = 200;

/** Whether the question may be shown: on a phone it waits until the search of the landing page lies above its place. */
export function useRoomForQuestion(): boolean {
	const { pathname } = useLocation();
	const [hasRoom, setHasRoom] = useState(() => !isOverSearch());
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page may have no search
	useEffect(() => {
		if (hasRoom) return;
		const look = () => setHasRoom(!isOverSearch());
		look();
		addEventListener('scroll', look, { passive: true });
		addEventListener('resize', look);
		return () => {
			removeEventListener('scroll', look);
			removeEventListener('resize', look);
		};
	}, [hasRoom, pathname]);
	return hasRoom;
}

function isOverSearch(): boolean {
	if (window.innerWidth >= PHONE) return false;
	const search = document.querySelector('main form[role="search"]');
	return search !== null && search.getBoundingClientRect().bottom > window.innerHeight - HEIGHT;
}
