import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { markBot } from '~/platform/bot-mark';

/** State of a link to the main content of the next page instead of its top; used with `preventScrollReset`. */
export const TO_CONTENT = { scrollTo: 'content' } as const;

/** Pixels that remain visible above the main content (PAGE-13). */
const OFFSET = 80;

/** The behaviour of every page with script: smooth scrolling to the main content when the navigation requests it, and bot detection. */
export function usePageBehaviour(): void {
	const { key, state } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
	useEffect(() => {
		if ((state as Partial<typeof TO_CONTENT> | null)?.scrollTo !== TO_CONTENT.scrollTo) return;
		const content = document.getElementById('content');
		if (!content) return;
		const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
		const top = content.getBoundingClientRect().top + window.scrollY - OFFSET;
		window.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
	}, [key]);
	useEffect(markBot, []);
}
