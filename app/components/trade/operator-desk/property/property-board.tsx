import { Link, useFetcher, useNavigate } from '@remix-run/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsAlive } from '~/components/proposal/client/client-alive';
import { useRoot } from '~/components/root/use-root';
import type { Language } from '~/domain/language/language';
import type { PropertyDesk } from '~/domain/operator-desk/property/load-property-desk.server';
import { textAt, withEdits } from '~/domain/operator-desk/property/property-content';
import { PROPERTY_PART_NAMES, type PropertyPart } from '~/domain/operator-desk/property/property-parts';
import { propertyPath } from '~/domain/operator-desk/property/property-path';
import type { ValueErrors } from '~/domain/operator-desk/property/value-fault.server';
import { countStates } from '~/domain/picture/picture-states';
import { countryName } from '~/domain/place/country';
import { Icon } from '../../../ui/icon';
import { DraftBar } from '../../desk/draft-bar';
import { useCellSaving } from '../../desk/use-cell-saving';
import { useDirty } from '../../desk/use-dirty';
import { useShortcuts } from '../../shortcuts';
import { EditorAnswer } from './editor-answer';
import { GuestCard, OpenList } from './editor-aside';
import { type Editor, EditorContext } from './editor-context';
import { EditorForm } from './editor-form';
import { FieldsPart, RegistrationNote } from './fields-part';
import { PartList } from './part-list';
import { PicturePart } from './picture-part';
import type { PropertyAnswer } from './property-answer';
import { RowsPart } from './rows-part';
import { TextPart } from './text-part';
import { useEditorKeys } from './use-editor-keys';
import { useOptions } from './use-options';
import { usePreparing } from './use-preparing';

type PropertyBoardProps = {
	desk: PropertyDesk;
	part: PropertyPart;
	/** False: the address names none, and a phone shows the list of parts. */
	isChosen: boolean;
	picture: string | null;
	/** Of a form without script. */
	answer: PropertyAnswer | null;
	/** Below the open points. */
	children: ReactNode;
};

/** What is typed goes to the draft after so long. */
const PAUSE_MILLISECONDS = 900;

/** The editor of a property: its parts at the left, one of them, and what guests see of it. Each value is saved by itself. */
export function PropertyBoard({ desk, part, isChosen, picture, answer, children }: PropertyBoardProps) {
	const { t } = useTranslation('property-editor');
	const pageLanguage = useRoot().language as Language;
	const [language, setLanguage] = useState<Language>(pageLanguage);
	const isAlive = useIsAlive();
	const navigate = useNavigate();
	const steps = useFetcher<PropertyAnswer>();
	const pause = useRef<ReturnType<typeof setTimeout>>();
	const { property, seen, draft, changes } = desk;
	const saving = useCellSaving<PropertyAnswer>((name) => textAt(desk.content, name));
	useDirty(saving.isDirty && saving.refused !== null, t('leave'));
	const review = `/partner/desk/properties/${property.id}/review`;
	const refused = saving.refused ?? (answer && 'typed' in answer ? answer : null);
	const typed = saving.refused || !answer || !('typed' in answer) ? saving.typed : { ...answer.typed, ...saving.typed };
	const content = useMemo(() => withEdits(desk.content, typed), [desk.content, typed]);
	const commit = () => {
		clearTimeout(pause.current);
		saving.commit();
	};
	const latest = useRef(commit);
	latest.current = commit;
	// What cannot be saved so does not keep the rest from being saved.
	const [wrong, setWrong] = useState<ValueErrors>([]);
	const invalid = saving.refused?.outcome === 'invalid' ? saving.refused : null;
	useEffect(() => {
		if (!invalid) return;
		setWrong((before) => [...before, ...invalid.cells]);
		latest.current();
	}, [invalid]);
	const faults = wrong.filter(({ name, text }) => typed[name] === text);
	const options = useOptions(desk, content, pageLanguage);
	const editor: Editor = {
		content,
		textOf: (name) => typed[name] ?? textAt(content, name),
		drafted: useMemo(() => new Set(desk.drafted), [desk.drafted]),
		errors: new Map(
			[...faults, ...(refused?.outcome === 'invalid' ? refused.cells : [])].map((cell) => [cell.name, cell]),
		),
		options,
		type(texts) {
			saving.write(texts);
			clearTimeout(pause.current);
			pause.current = setTimeout(() => latest.current(), PAUSE_MILLISECONDS);
		},
		set(texts) {
			saving.write(texts);
			commit();
		},
		...{ commit, isAlive, pictureStates: desk.pictureStates },
	};
	const undo = () => {
		if (draft?.canUndo) steps.submit({ intent: 'undo', seen }, { method: 'post', preventScrollReset: true });
	};
	useEditorKeys({ undo, onReview: () => navigate(review), commit });
	useShortcuts({
		e: () => setLanguage(language === 'en' ? 'de' : 'en'),
		...Object.fromEntries(
			PROPERTY_PART_NAMES.slice(0, 9).map((each, at) => [
				`g ${at + 1}`,
				() => navigate(propertyPath(property.id, each), { preventScrollReset: true }),
			]),
		),
	});
	const stillWrong: PropertyAnswer | null =
		faults.length > 0 ? { at: 0, outcome: 'invalid', cells: faults, typed: {} } : null;
	usePreparing(property.id, countStates(desk.pictureStates).preparing);
	const status = saving.isSaving ? 'saving' : saving.isDirty ? 'dirty' : saving.isSaved ? 'saved' : null;
	return (
		<EditorContext.Provider value={editor}>
			<EditorAnswer
				answer={
					refused ?? stillWrong ?? (steps.data && steps.state === 'idle' ? (steps.data as PropertyAnswer) : answer)
				}
				acts={
					saving.refused
						? {
								onTake: () => saving.refused?.outcome === 'conflict' && saving.take(saving.refused.cells),
								onKeep: () => saving.refused?.outcome === 'conflict' && saving.keep(saving.refused.cells),
								onAgain: commit,
							}
						: null
				}
			/>
			<div className="editor" data-chosen={isChosen || undefined}>
				<PartList {...{ desk, part, isChosen }} />
				<div className="editor-main">
					<Link
						to={propertyPath(property.id)}
						className="trade-link mb-2 inline-flex lg:hidden min-h-11 items-center gap-1"
					>
						<Icon name="chevronLeft" size={16} />
						{t('allParts')}
					</Link>
					<section className="trade-card" aria-labelledby="part">
						<div className="editor-head">
							<h2 id="part">{t(`part.${part}`)}</h2>
							<p className="grow text-ink2">{t(`lead.${part}`)}</p>
							<p role="status" className="text-note text-ink2">
								{status ? t(`saving.${status}`) : changes > 0 ? t('saving.unpublished', { count: changes }) : null}
							</p>
						</div>
						{part === 'pictures' || part === 'floorplans' ? (
							<PicturePart
								key={part}
								part={part}
								upload={`/partner/desk/properties/${property.id}/upload`}
								chosen={picture}
								saved={desk.content}
							/>
						) : (
							<EditorForm saved={desk.content}>
								{part === 'texts' ? (
									<TextPart language={language} onLanguage={setLanguage} />
								) : part === 'facts' || part === 'facilities' || part === 'registration' ? (
									<>
										{part === 'registration' ? (
											<RegistrationNote
												isNeeded={desk.needsRegistration}
												country={desk.country ? countryName(desk.country, pageLanguage) : ''}
											/>
										) : null}
										<FieldsPart part={part} />
									</>
								) : (
									<RowsPart key={part} part={part} />
								)}
							</EditorForm>
						)}
					</section>
				</div>
				<div className="editor-aside">
					<GuestCard desk={desk} />
					<OpenList propertyId={property.id} points={desk.points} />
					{children}
				</div>
			</div>
			{draft ? <DraftBar draft={draft} changes={changes} review={review} /> : null}
		</EditorContext.Provider>
	);
}
