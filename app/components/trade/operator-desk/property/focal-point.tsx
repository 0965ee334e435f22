import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import type { StoredPicture } from '~/domain/picture/stored-picture';
import { DraftPicture } from './draft-picture';

type Point = { x: number; y: number };

type FocalPointProps = { picture: StoredPicture; onPoint: (position: string) => void };

const WORDS: Readonly<Record<string, number>> = { left: 0, top: 0, center: 50, right: 100, bottom: 100 };

/** The whole picture with the point that its crops keep; it is dragged, or moved by arrows. */
export function FocalPoint({ picture, onPoint }: FocalPointProps) {
	const { t } = useTranslation('property-editor');
	const language = useRoot().language as Language;
	const id = useId();
	const [moving, setMoving] = useState<Point | null>(null);
	const { x, y } = moving ?? pointOf(picture.objectPosition);
	const take = (point: Point) => onPoint(`${point.x}% ${point.y}%`);
	const under = (event: PointerEvent<HTMLDivElement>): Point => {
		const box = event.currentTarget.getBoundingClientRect();
		return {
			x: clamp(Math.round((100 * (event.clientX - box.left)) / box.width)),
			y: clamp(Math.round((100 * (event.clientY - box.top)) / box.height)),
		};
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
		const step = steps[event.key as keyof typeof steps];
		if (!step || event.altKey) return;
		event.preventDefault();
		const by = event.shiftKey ? 10 : 1;
		take({ x: clamp(x + step[0] * by), y: clamp(y + step[1] * by) });
	};
	const percent = (value: number) => formatPercent(value, language);
	return (
		<>
			<div
				className="editor-focus"
				onPointerDown={(event) => {
					event.currentTarget.setPointerCapture(event.pointerId);
					setMoving(under(event));
				}}
				onPointerMove={(event) => moving && setMoving(under(event))}
				onPointerUp={(event) => {
					if (!moving) return;
					take(under(event));
					setMoving(null);
				}}
				onPointerCancel={() => setMoving(null)}
			>
				<DraftPicture picture={{ ...picture, objectPosition: null }} sizes="400px" />
				{/* A point of two directions: the keys say where it is by its text. */}
				<button
					type="button"
					aria-label={`${t('picture.point')}: ${t('picture.pointAt', { x: percent(x), y: percent(y) })}`}
					aria-describedby={`${id}-hint`}
					onKeyDown={onKeyDown}
					style={{ left: `${x}%`, top: `${y}%` }}
				/>
			</div>
			<p id={`${id}-hint`} className="mt-2 text-note text-ink2">
				{t('picture.pointHint')}
			</p>
		</>
	);
}

/** A CSS position in percent; the middle where it says nothing. */
function pointOf(position: string | null): Point {
	const [x = '', y = ''] = (position ?? '').split(' ');
	return { x: percentOf(x), y: percentOf(y) };
}

function percentOf(word: string): number {
	return /^\d{1,3}%$/.test(word) ? clamp(Number.parseInt(word, 10)) : (WORDS[word] ?? 50);
}

function clamp(value: number): number {
	return Math.min(100, Math.max(0, value));
}
