import { Form, Link } from '@remix-run/react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ENQUIRY_LOST_REASONS } from '#db/schema/enums';
import { Icon } from '~/components/ui/icon';
import { canMove, type EnquiryMove } from '~/domain/enquiry/desk/enquiry-moves';
import type { EnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import { Timestamp } from '../page/timestamp';
import { VerbForm } from '../page/verb-form';
import { tradeButton } from '../trade-button';
import { EnquiryStateChip } from './enquiry-state-chip';
import { PromiseClock } from './promise-clock';

type EnquiryHeadProps = {
	file: EnquiryFile;
	now: number;
	/** Address of the list. */
	listTo: string;
	personField: RefObject<HTMLSelectElement>;
};

const PANEL = 'absolute right-0 z-10 mt-1 grid w-72 gap-3 rounded-card border border-hair bg-work p-4 shadow-lg';

/** Who asks, the clock, who answers, and how it ends. */
export function EnquiryHead({ file, now, listTo, personField }: EnquiryHeadProps) {
	const { t } = useTranslation('enquiries');
	const { enquiry, person, people, brandName, isTeam } = file;
	const { state } = enquiry;
	const others = (['answered', 'won', 'reopened'] as const).filter((move: EnquiryMove) => canMove(state, move));
	const isOpen = state === 'new' && enquiry.answeredAt === null;
	return (
		<header className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-hair px-(--trade-margin) py-4">
			<div className="min-w-60 grow">
				<p className="lg:hidden">
					<Link to={listTo} className="trade-link inline-flex min-h-11 items-center gap-1">
						<Icon name="chevronLeft" size={16} />
						{t('back')}
					</Link>
				</p>
				<h1 className="text-t2!">{enquiry.fullName}</h1>
				<p className="trade-note">
					{[enquiry.city, brandName].filter(Boolean).join(', ')}{' '}
					<span className="font-mono wrap-anywhere">{enquiry.bookingNumber}</span> <EnquiryStateChip state={state} />
				</p>
			</div>
			<p className="grid text-right max-lg:grow max-lg:grid-flow-col max-lg:justify-between max-lg:gap-3 max-lg:rounded-control max-lg:bg-row max-lg:px-3 max-lg:py-2">
				<PromiseClock enquiry={enquiry} now={now} className={isOpen ? 'whitespace-nowrap lg:text-t3' : ''} />
				{isOpen ? (
					<span className="trade-note">
						<Timestamp at={enquiry.promisedAt}>{(moment) => t('clock.promised', { moment })}</Timestamp>
					</span>
				) : null}
			</p>
			{isTeam ? (
				<div className="flex flex-wrap items-center gap-2">
					<Form method="post" preventScrollReset className="flex items-center gap-2">
						<input type="hidden" name="intent" value="assign" />
						<input type="hidden" name="seen" value={person?.id ?? ''} />
						<select
							ref={personField}
							name="to"
							aria-label={t('assign.label')}
							key={person?.id ?? ''}
							defaultValue={person?.id ?? ''}
							className="trade-field w-auto! max-w-52"
						>
							<option value="">{t('nobody')}</option>
							{person && !people.some(({ id }) => id === person.id) ? (
								<option value={person.id}>{person.name}</option>
							) : null}
							{people.map(({ id, name, operator }) => (
								<option key={id} value={id}>
									{[name, operator].filter(Boolean).join(', ')}
								</option>
							))}
						</select>
						<button type="submit" className={tradeButton('line')}>
							{t('assign.button')}
						</button>
					</Form>
					{canMove(state, 'lost') ? (
						<details className="relative" name="enquiry-act">
							<summary className={`${tradeButton('line')} cursor-pointer list-none`}>{t('act.lost')}</summary>
							<Form method="post" preventScrollReset className={PANEL}>
								<input type="hidden" name="intent" value="lost" />
								<label className="grid gap-1">
									<span className="font-semibold">{t('act.reason')}</span>
									<select name="reason" required className="trade-field">
										{ENQUIRY_LOST_REASONS.map((reason) => (
											<option key={reason} value={reason}>
												{t(`reason.${reason}`)}
											</option>
										))}
									</select>
								</label>
								<button type="submit" className={tradeButton('dark')}>
									{t('act.lost')}
								</button>
							</Form>
						</details>
					) : null}
					{others.length > 0 ? (
						<details className="relative" name="enquiry-act">
							<summary className={`${tradeButton('line')} cursor-pointer list-none`}>{t('act.more')}</summary>
							<div className={PANEL}>
								{others.map((move) => (
									<VerbForm key={move} fields={{ intent: move }}>
										<button type="submit" className={tradeButton('line', 'w-full')}>
											{t(`act.${move}`)}
										</button>
									</VerbForm>
								))}
							</div>
						</details>
					) : null}
				</div>
			) : null}
		</header>
	);
}
