import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { isMotionReduced } from '../../map/is-motion-reduced';
import './suggest.css';
import { SuggestList } from './suggest-list';
import { SuggestPage } from './suggest-page';
import type { SuggestUse } from './suggest-rows';
import { useSuggestBox } from './use-suggest-box';

export type SuggestBoxProps = {
	/** Of the list. */
	id: string;
	input: RefObject<HTMLInputElement>;
	label: string;
	use: SuggestUse;
	/** Places the list. */
	className: string;
};

const PAGE = '(width < 50rem)';
const MARGIN = 16;

/**
 * Makes a text field a combobox by the ARIA pattern and draws its list (SEARCH-26); fetched when the field is first focused. On phones the
 * list is a page of its own.
 */
export function SuggestBox(props: SuggestBoxProps) {
	const isPage = useSyncExternalStore(
		(tell) => {
			const query = matchMedia(PAGE);
			query.addEventListener('change', tell);
			return () => query.removeEventListener('change', tell);
		},
		() => matchMedia(PAGE).matches,
	);
	return isPage ? <SuggestPage {...props} /> : <SuggestPopover {...props} />;
}

function SuggestPopover({ id, input, label, use, className }: SuggestBoxProps) {
	const { combo, choose, ...drawn } = useSuggestBox({ id, field: input, input, use });
	const panel = useRef<HTMLDivElement>(null);
	const { isOpen } = combo;
	const isEmpty = drawn.rows.length === 0;
	const columnCount = drawn.columns.length;
	// The list moves sideways into the window, and a low field has no room below it: the page moves up by what is missing.
	// biome-ignore lint/correctness/useExhaustiveDependencies: other columns are another size
	useLayoutEffect(() => {
		const element = panel.current;
		if (!element || !isOpen || isEmpty) return;
		element.style.translate = '';
		const { left, right } = element.getBoundingClientRect();
		const over = right - (document.documentElement.clientWidth - MARGIN);
		if (over > 0) element.style.translate = `${-Math.min(over, left - MARGIN)}px 0`;
		element.scrollIntoView({ block: 'nearest', behavior: isMotionReduced() ? 'instant' : 'smooth' });
	}, [isOpen, isEmpty, columnCount, drawn.rows.length]);
	// A click beside a choice leaves the focus in the field.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the panel comes and goes
	useEffect(() => {
		const element = panel.current;
		const stay = (event: MouseEvent) => event.preventDefault();
		element?.addEventListener('mousedown', stay);
		return () => element?.removeEventListener('mousedown', stay);
	}, [isOpen]);
	if (!isOpen) return null;
	return (
		<div ref={panel} className={`suggest ${className}`} data-columns={columnCount} hidden={isEmpty}>
			<SuggestList
				{...drawn}
				lead={drawn.answer?.lead ?? null}
				status={drawn.answer?.status ?? ''}
				id={id}
				label={label}
				active={combo.active}
				onHover={combo.setActive}
				onChoose={choose}
			/>
		</div>
	);
}
