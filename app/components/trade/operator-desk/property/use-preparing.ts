import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { countStates, type PictureStates } from '~/domain/picture/picture-states';
import { callSite } from '~/platform/call-site';

const PAUSE_MILLISECONDS = 1500;

/** Asks from time to time while pictures of a property are being prepared, which goes on with it, and loads the page anew when one is ready or has failed. */
export function usePreparing(propertyId: string, preparing: number): void {
	const { revalidate } = useRevalidator();
	const latest = useRef(revalidate);
	latest.current = revalidate;
	useEffect(() => {
		if (preparing === 0) return;
		let timer: ReturnType<typeof setTimeout>;
		let isOver = false;
		const ask = async () => {
			const left = await countPreparing(propertyId);
			if (isOver) return;
			if (left !== null && left !== preparing) latest.current();
			timer = setTimeout(ask, PAUSE_MILLISECONDS);
		};
		timer = setTimeout(ask, PAUSE_MILLISECONDS);
		return () => {
			isOver = true;
			clearTimeout(timer);
		};
	}, [propertyId, preparing]);
}

/** Null: the site did not answer. */
async function countPreparing(propertyId: string): Promise<number | null> {
	try {
		const response = await callSite(`/partner/desk/properties/${propertyId}/upload`, {
			headers: { accept: 'application/json' },
		});
		if (!response.ok) return null;
		const { states } = (await response.json()) as { states: PictureStates };
		return countStates(states).preparing;
	} catch {
		return null;
	}
}
