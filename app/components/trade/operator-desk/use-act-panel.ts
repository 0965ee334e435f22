import { useCallback, useEffect, useRef, useState } from 'react';
import { type CalendarAnswer, isRefusal, type RulePart, type SentBlock } from './calendar-answer';

/** What stands beside the chosen nights: what can be done with them, or the form of one act. */
export type Panel = { view: 'menu' | 'form' | 'price' | RulePart; begins: SentBlock };

const viewOf = (refused: CalendarAnswer) =>
	refused.outcome === 'invalid-rule' ? refused.part : refused.outcome === 'invalid-price' ? 'price' : 'form';

/** The menu and the form of the calendar; `onDone` when an act was written. A refused act stays open with what was typed. */
export function useActPanel(answer: CalendarAnswer | null, onDone: () => void) {
	const refused = answer && isRefusal(answer) ? answer : null;
	const [panel, setPanel] = useState<Panel | null>(refused ? { view: viewOf(refused), begins: refused.sent } : null);
	const heading = useRef<HTMLHeadingElement>(null);
	const open = useCallback((next: Panel, by: 'pointer' | 'key' = 'pointer') => {
		setPanel(next);
		if (by === 'key') requestAnimationFrame(() => heading.current?.focus());
	}, []);
	const at = answer?.at;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
	useEffect(() => {
		if (refused) return setPanel({ view: viewOf(refused), begins: refused.sent });
		if (!answer) return;
		setPanel(null);
		onDone();
	}, [at]);
	return {
		panel,
		open,
		close: useCallback(() => setPanel(null), []),
		heading,
		/** The refusal that the form is about: none once other nights or another block were chosen. */
		refusal: refused && refused.sent === panel?.begins ? refused : null,
		at,
	};
}
