import { Form } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { KeyCap } from '../key-cap';
import { tradeButton } from '../trade-button';
import type { ActedBlock, CalendarAnswer } from './calendar-answer';

/** How long the button is there; the keys work on. */
const UNDO_SHOWN_MS = 7000;

/** What became of the last act, with the way back: a button for a while, and Ctrl or Command and Z (OPERATOR-3). */
export function CalendarDone({ answer }: { answer: CalendarAnswer | null }) {
	const { t } = useTranslation('operator-calendar');
	const undo = useRef<HTMLFormElement>(null);
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
			if (event.key !== 'z' || !(event.metaKey || event.ctrlKey) || event.shiftKey || isTyping || !undo.current) return;
			event.preventDefault();
			undo.current.requestSubmit();
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, []);
	const { isOver, hold, release } = useWhile(answer?.at);
	const said = answer && doneWords(t, answer);
	return (
		<div role="status">
			{answer && said ? (
				<div className="desk-done" data-over={isOver || undefined}>
					<Icon name="check" size={18} className="shrink-0" />
					<p>{said}</p>
					{['restored', 'unruled', 'unpriced'].includes(answer.outcome) || !hasUndo(answer) ? null : (
						<Form
							ref={undo}
							method="post"
							preventScrollReset
							className="ml-auto"
							onPointerEnter={hold}
							onPointerLeave={release}
							onFocus={hold}
							onBlur={release}
						>
							<UndoFields answer={answer} />
							{isOver ? (
								<span className="trade-note">
									<KeyCap>⌘</KeyCap> <KeyCap>Z</KeyCap> {t('done.undo')}
								</span>
							) : (
								<button type="submit" className={tradeButton()}>
									{t('done.undo')}
								</button>
							)}
						</Form>
					)}
				</div>
			) : null}
		</div>
	);
}

/** Whether the time after an act is over; it stands still while someone is at the button. */
function useWhile(at: number | undefined) {
	const [isOver, setOver] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const hold = () => clearTimeout(timer.current);
	const release = () => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setOver(true), UNDO_SHOWN_MS);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: each act begins the time anew
	useEffect(() => {
		setOver(false);
		release();
		return hold;
	}, [at]);
	return { isOver, hold, release };
}

function doneWords(
	t: ReturnType<typeof useTranslation<'operator-calendar'>>['t'],
	answer: CalendarAnswer,
): string | null {
	switch (answer.outcome) {
		case 'blocked': {
			const names = answer.made.map(({ name }) => name).join(', ');
			const isHold = answer.sent.kind === 'hold';
			const refused = answer.refused.length > 0 ? ` ${t('done.refused', { names: answer.refused.join(', ') })}` : '';
			return (isHold ? t('done.held', { names }) : t('done.blocked', { names })) + refused;
		}
		case 'changed':
			return t('done.changed');
		case 'ended':
		case 'restored': {
			const refused = answer.refused.length > 0 ? ` ${t('done.left', { names: answer.refused.join(', ') })}` : '';
			return (answer.outcome === 'ended' ? t('done.ended') : t('done.restored')) + refused;
		}
		case 'ruled': {
			const words = (key: 'ruled' | 'same' | 'unruly', names: readonly string[]) =>
				names.length > 0 ? [t(`done.${key}`, { names: names.join(', ') })] : [];
			const names = answer.ruled.map(({ name }) => name);
			return [...words('ruled', names), ...words('same', answer.same), ...words('unruly', answer.refused)].join(' ');
		}
		case 'unruled': {
			const refused = answer.refused.length > 0 ? ` ${t('done.unruly', { names: answer.refused.join(', ') })}` : '';
			return t('done.unruled') + refused;
		}
		case 'priced': {
			const words = (key: 'priced' | 'samePrice' | 'unpriceable', names: readonly string[]) =>
				names.length > 0 ? [t(`done.${key}`, { names: names.join(', ') })] : [];
			const names = answer.priced.map(({ name }) => name);
			return [
				...words('priced', names),
				...words('samePrice', answer.same),
				...words('unpriceable', answer.refused),
			].join(' ');
		}
		case 'unpriced': {
			const refused = answer.refused.length > 0 ? ` ${t('done.priceLeft', { names: answer.refused.join(', ') })}` : '';
			return t('done.unpriced') + refused;
		}
		default:
			return null;
	}
}

/** Rules and prices that were there already need no way back. */
function hasUndo(answer: CalendarAnswer): boolean {
	if (answer.outcome === 'priced') return answer.priced.length > 0;
	return answer.outcome !== 'ruled' || answer.ruled.length > 0;
}

/** The act that takes the last one back. */
function UndoFields({ answer }: { answer: CalendarAnswer }) {
	if (answer.outcome === 'changed') {
		const { acted, before } = answer;
		return (
			<>
				<input type="hidden" name="intent" value="change" />
				<input type="hidden" name="id" value={acted.blockId} />
				<input type="hidden" name="version" value={acted.version} />
				{(['kind', 'checkIn', 'checkOut', 'until', 'untilAt', 'price'] as const).map((name) => (
					<input key={name} type="hidden" name={name} value={before[name]} />
				))}
				<input type="hidden" name={before.kind === 'hold' ? 'name' : 'reason'} value={before.reason} />
			</>
		);
	}
	if (answer.outcome === 'ruled' || answer.outcome === 'priced')
		return (
			<>
				<input type="hidden" name="intent" value={answer.outcome === 'ruled' ? 'unrule' : 'unprice'} />
				{(answer.outcome === 'ruled' ? answer.ruled : answer.priced).map(({ propertyId, number }) => (
					<input key={propertyId} type="hidden" name="acted" value={`${propertyId} ${number}`} />
				))}
			</>
		);
	const acted: readonly ActedBlock[] =
		answer.outcome === 'blocked' ? answer.made : answer.outcome === 'ended' ? answer.acted : [];
	return (
		<>
			<input type="hidden" name="intent" value={answer.outcome === 'blocked' ? 'end' : 'restore'} />
			{acted.map(({ blockId, version }) => (
				<input key={blockId} type="hidden" name="acted" value={`${blockId} ${version}`} />
			))}
		</>
	);
}
