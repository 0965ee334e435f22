import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '~/domain/hotel-desk/rows/compare-rows';
import { type DeskRow, fieldNames, type RowField } from '~/domain/hotel-desk/rows/row-spec';
import type { Language } from '~/domain/language/language';
import { editName } from '~/domain/operator-desk/property/property-content';
import { type PropertyPart, propertyPart } from '~/domain/operator-desk/property/property-parts';
import { Icon } from '../../../ui/icon';
import { tradeButton } from '../../trade-button';
import { useEditor } from './editor-context';
import { EditorField } from './editor-field';

/** Parts of which rows can be added by typing. */
export type ListedPart = 'rooms' | 'services' | 'equipment' | 'distances' | 'highlights' | 'taxes';

/** What a new row begins with. */
const BEGINS: Record<ListedPart, Readonly<Record<string, string>>> = {
	rooms: { kind: 'bedroom' },
	services: { service_level: 'catered', availability: 'included' },
	equipment: {},
	distances: {},
	highlights: {},
	taxes: { kind: 'per_person_night', currency: 'EUR' },
};

/** A part with rows one by one: added, put in order and taken out, each saved by itself. Without script its buttons send the form. */
export function RowsPart({ part }: { part: ListedPart }) {
	const { t } = useTranslation('property-editor');
	const editor = useEditor();
	const [news, setNews] = useState('');
	const list = useRef<HTMLOListElement>(null);
	const spec = propertyPart(part);
	const rows = editor.content[part];
	const titleOf = (row: DeskRow) => nameOf(spec, row) || t('noName');
	const focus = (selector: string) =>
		requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
	const add = () => {
		const id = `new-${Date.now().toString(36)}${Math.floor(Math.random() * 46_656).toString(36)}`;
		const begins = Object.entries(BEGINS[part]).map(([field, text]) => [editName(part, id, field), text]);
		editor.set({ [editName(part, id, '+')]: 'yes', ...Object.fromEntries(begins) });
		focus(`[data-row="${id}"] :is(input, select, textarea)`);
	};
	const move = (at: number, way: 'up' | 'down') => {
		const to = way === 'up' ? at - 1 : at + 1;
		const row = rows[at];
		if (!row || to < 0 || to >= rows.length) return;
		const others = rows.filter((each) => each !== row);
		const order = [...others.slice(0, to), row, ...others.slice(to)].map(({ id }) => id);
		editor.set({ [editName(part, '', 'order')]: order.join(';') });
		setNews(t('moved', { name: titleOf(row), at: to + 1, count: rows.length }));
		focus(`[value="${way}:${part}/${row.id}"]`);
	};
	return (
		<>
			<p role="status" className="sr-only">
				{news}
			</p>
			{part === 'rooms' ? <Sleeps /> : null}
			{rows.length === 0 ? <p className="px-4.5 py-5 text-ink2">{t(`empty.${part}`)}</p> : null}
			<ol ref={list} className="editor-rows">
				{rows.map((row, at) => (
					<li key={row.id} data-row={row.id} className="editor-row">
						<fieldset className="min-w-0">
							<legend className="sr-only">{titleOf(row)}</legend>
							<RowFieldsOf {...{ part, row }} />
						</fieldset>
						<div className="editor-row-acts">
							{(['up', 'down'] as const).map((way) => (
								<button
									key={way}
									type="submit"
									name="act"
									value={`${way}:${part}/${row.id}`}
									aria-label={t(way, { name: titleOf(row) })}
									aria-disabled={at === (way === 'up' ? 0 : rows.length - 1) || undefined}
									onClick={(event) => {
										event.preventDefault();
										move(at, way);
									}}
									className={tradeButton('quiet', 'size-11 justify-center p-0 lg:size-9')}
								>
									<Icon name="chevronDown" size={16} className={way === 'up' ? 'rotate-180' : ''} />
								</button>
							))}
							<button
								type="submit"
								name="act"
								value={`out:${part}/${row.id}`}
								aria-label={t('remove', { name: titleOf(row) })}
								onClick={(event) => {
									event.preventDefault();
									editor.set({ [editName(part, row.id, '-')]: 'yes' });
									focus(`[data-row="${rows[at + 1]?.id ?? rows[at - 1]?.id}"] button`);
								}}
								className={tradeButton('quiet', 'size-11 justify-center p-0 lg:size-9')}
							>
								<Icon name="close" size={16} />
							</button>
						</div>
					</li>
				))}
			</ol>
			<div className="border-t border-hair px-4.5 py-3.5">
				<button
					type="submit"
					name="act"
					value={`add:${part}`}
					onClick={(event) => {
						event.preventDefault();
						add();
					}}
					className={tradeButton()}
				>
					<Icon name="plus" size={16} />
					{t(`add.${part}`)}
				</button>
			</div>
		</>
	);
}

/** Pairs of languages beside each other, short fields in one line. */
function RowFieldsOf({ part, row }: { part: PropertyPart; row: DeskRow }) {
	const { fields } = propertyPart(part);
	const [pairs, single] = [fields.filter(({ isLocal }) => isLocal), fields.filter(({ isLocal }) => !isLocal)];
	const shown = (field: RowField) =>
		fieldNames(field).map((name, at) => {
			const language: Language | null = field.isLocal ? (at === 0 ? 'en' : 'de') : null;
			return <EditorField key={name} {...{ part, field, language }} id={row.id} />;
		});
	return (
		<div className="grid gap-3">
			{pairs.slice(0, 1).map((field) => (
				<div key={field.name} className="editor-pair">
					{shown(field)}
				</div>
			))}
			{single.length > 0 ? <div className="editor-short">{single.flatMap(shown)}</div> : null}
			{pairs.slice(1).map((field) => (
				<div key={field.name} className="editor-pair">
					{shown(field)}
				</div>
			))}
		</div>
	);
}

const SLEEPS: Readonly<Record<string, number>> = {
	...{ beds_king: 2, beds_double: 2, beds_twin: 2, beds_single: 1, beds_bunk: 2, beds_sofa_bed: 2, beds_child: 1 },
};

/** Beds of all rooms beside what the facts promise. */
function Sleeps() {
	const { t } = useTranslation('property-editor');
	const { content } = useEditor();
	const facts = content.facts[0]?.values ?? {};
	const promised = Number(facts.beds_adults || 0) + Number(facts.beds_children || 0);
	const beds = content.rooms.reduce(
		(sum, { values }) =>
			sum + Object.entries(SLEEPS).reduce((count, [name, places]) => count + places * Number(values[name] || 0), 0),
		0,
	);
	if (content.rooms.length === 0 || promised === 0) return null;
	return (
		<p className={`border-b border-hair px-4.5 py-3 ${beds < promised ? 'font-medium text-urgent' : 'text-ink2'}`}>
			{t('sleeps', { beds, promised })}
		</p>
	);
}
