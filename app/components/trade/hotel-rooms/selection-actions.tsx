import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { type Selection, selectionAction } from '~/domain/selection/selection';
import { KeyCap } from '../key-cap';
import { tradeButton } from '../trade-button';
import type { RoomsView } from './rooms-view';

/** Where a selection leads: to an interest, and to the hotel itself. */
export function useSelectionPaths(hotelId: string): { save: string; enquire: string } {
	const { search } = useLocation();
	const hotel = `/hotels/${hotelId}`;
	return { save: `${hotel}/save-interest${search}`, enquire: `${hotel}/new-enquiry${search}` };
}

type SelectionActionsProps = {
	view: Pick<RoomsView, 'hotelId' | 'canSave' | 'isChatEnabled'>;
	selection: Selection;
};

/** The actions of a selection (SELECTION-19): save it as an interest, or enquire where a price is missing. */
export function SelectionActions({ view, selection }: SelectionActionsProps) {
	const { t } = useTranslation('rooms');
	const { save, enquire } = useSelectionPaths(view.hotelId);
	if (selectionAction(selection) === 'enquiry')
		return !view.isChatEnabled ? (
			<p className="trade-note">{t('selection.noChat')}</p>
		) : (
			<Link to={enquire} className={tradeButton('dark')} preventScrollReset>
				{t('selection.enquireNow')} <KeyCap>E</KeyCap>
			</Link>
		);
	return (
		<>
			{view.canSave ? (
				<Link to={save} className={tradeButton('dark')} preventScrollReset>
					{t('selection.save')} <KeyCap>S</KeyCap>
				</Link>
			) : (
				<SaveNeeds />
			)}
			{view.isChatEnabled ? (
				<Link to={enquire} className={tradeButton('line')} preventScrollReset>
					{t('selection.enquire')} <KeyCap>E</KeyCap>
				</Link>
			) : null}
		</>
	);
}

/** Explains the requirement for saving an interest: an account, or an agency to act for. */
function SaveNeeds() {
	const { t } = useTranslation('rooms');
	const { user } = useRoot();
	const { pathname, search } = useLocation();
	if (user) return <p className="trade-note">{t('selection.interestNeedsAgency')}</p>;
	return (
		<p className="trade-note">
			<Link to={`/signin?to=${encodeURIComponent(pathname + search)}`} reloadDocument>
				{t('selection.interestNeedsAccount')}
			</Link>
		</p>
	);
}
