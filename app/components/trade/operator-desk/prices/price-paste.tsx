import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '~/domain/language/language';
import type { GridCell } from '../../grid/grid-selection';
import { TEXT_AREA } from '../../parts/field-label';
import { tradeButton } from '../../trade-button';
import type { PriceGridModel } from './price-model';
import { cellLabel } from './price-words';
import { readPriceBlock } from './read-price-block';

type PricePasteProps = {
	/** What was pasted; '' where the panel was opened to paste into. */
	text: string;
	at: GridCell;
	model: PriceGridModel;
	currency: string;
	language: Language;
	onTake: (texts: Readonly<Record<string, string>>) => void;
	onClose: () => void;
};

/** What a block of a spreadsheet says, before it is taken over. */
export function PricePaste({ text: pasted, at, model, currency, language, onTake, onClose }: PricePasteProps) {
	const { t } = useTranslation('operator-prices');
	const [text, setText] = useState(pasted);
	const [isDown, setDown] = useState<boolean | null>(null);
	const panel = useRef<HTMLElement>(null);
	useEffect(() => panel.current?.querySelector<HTMLElement>('textarea, button')?.focus(), []);
	const target = { at, currency, nameOf: model.nameOf, cells: model.cells, levels: model.size.rows };
	const block = text.trim() === '' ? null : readPriceBlock(text, target, isDown);
	const names = Object.keys(block?.texts ?? {});
	const first = model.nameOf(at);
	return (
		<section
			ref={panel}
			className="trade-card price-paste"
			aria-labelledby="price-paste"
			onKeyDown={({ key }) => {
				if (key === 'Escape') onClose();
			}}
		>
			<h2 id="price-paste">{t('paste.title')}</h2>
			{pasted === '' ? (
				<label className="grid gap-1">
					<span className="text-note text-ink2">{t('paste.text')}</span>
					<textarea
						className={TEXT_AREA}
						rows={4}
						value={text}
						onChange={({ target: field }) => setText(field.value)}
					/>
				</label>
			) : null}
			{block ? (
				<>
					<p role="status">
						{t('paste.read', { period: first ? cellLabel(first, language) : '', count: names.length })}
					</p>
					{block.faults > 0 ? <p className="text-err">{t('paste.faults', { count: block.faults })}</p> : null}
					{block.outside > 0 ? <p className="text-err">{t('paste.outside', { count: block.outside })}</p> : null}
					<ul className="price-read">
						{names.map((name) => (
							<li key={name}>
								<span>{cellLabel(name, language)}</span> <b>{block.texts[name]}</b>
							</li>
						))}
					</ul>
					<label className="flex min-h-11 items-center gap-2">
						<input type="checkbox" checked={block.isDown} onChange={({ target: box }) => setDown(box.checked)} />
						{t('paste.down')}
					</label>
				</>
			) : (
				<p className="trade-note">{t('paste.howTo')}</p>
			)}
			<p className="trade-note">{t('paste.readAs')}</p>
			<div className="flex gap-2">
				<button
					type="button"
					className={tradeButton('dark')}
					disabled={names.length === 0}
					onClick={() => block && onTake(block.texts)}
				>
					{t('paste.take')}
				</button>
				<button type="button" className={tradeButton()} onClick={onClose}>
					{t('paste.cancel')}
				</button>
			</div>
		</section>
	);
}
